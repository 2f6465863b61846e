/** Marks the dot of the card whose middle is nearest to the middle of the row. */
export function followPackages(row: HTMLElement, dots: readonly Element[]): () => void {
  const cards = [...row.children] as HTMLElement[]; // drawn as elements of HTML
  const mark = () => {
    const middle = row.offsetLeft + row.scrollLeft + row.clientWidth / 2;
    const distances = cards.map(({ offsetLeft, offsetWidth }) => Math.abs(offsetLeft + offsetWidth / 2 - middle));
    const nearest = distances.indexOf(Math.min(...distances));
    for (const [place, dot] of dots.entries()) dot.setAttribute("aria-current", String(place === nearest));
  };
  mark();
  row.addEventListener("scroll", mark, { passive: true });
  return () => row.removeEventListener("scroll", mark);
}
