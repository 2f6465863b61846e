/** Prints a row of the table of measurements. */
export const row = (what: string, cells: readonly (string | number)[]) =>
  console.log(what.padEnd(34) + cells.map((cell) => String(cell).padStart(10)).join(""));
