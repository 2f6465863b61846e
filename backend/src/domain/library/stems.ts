const wordsEach = 4;
const wordDigits = 8;

/**
 * A set of what the names of pictures begin with. It takes 16 bytes for each, and as many to find it by: 100,000 in a
 * set of texts take 12 MB, of which V8 makes twice as much before it looks for garbage.
 */
export function createStems() {
  let words = new Uint32Array(wordsEach * 1024);
  let isTaken = new Uint8Array(1024);
  let size = 0;
  const asked = new Uint32Array(wordsEach);
  // None of ours.
  const others = new Set<string>();

  /** Reads the number that 32 hexadecimal digits stand for. @returns false for another text */
  function read(stem: string): boolean {
    if (!/^[0-9a-f]{32}$/.test(stem)) return false;
    for (let word = 0; word < wordsEach; word += 1)
      asked[word] = Number.parseInt(stem.slice(word * wordDigits, (word + 1) * wordDigits), 16);
    return true;
  }

  /** The place of the stem at `from`, or the free one for it. The number of places is a power of two. */
  function placeOf(stems: Uint32Array, from: number): number {
    let mixed = 0;
    for (let word = 0; word < wordsEach; word += 1) {
      const one = stems[from + word] ?? 0;
      mixed = Math.imul(mixed ^ one ^ (one >>> 15), 0x9e3779b1);
    }
    const isOther = (place: number) => {
      for (let word = 0; word < wordsEach; word += 1)
        if (words[place * wordsEach + word] !== stems[from + word]) return true;
      return false;
    };
    const mask = isTaken.length - 1;
    let place = (mixed ^ (mixed >>> 15)) & mask;
    while (isTaken[place] && isOther(place)) place = (place + 1) & mask;
    return place;
  }

  function put(stems: Uint32Array, from: number) {
    const place = placeOf(stems, from);
    if (isTaken[place]) return;
    isTaken[place] = 1;
    for (let word = 0; word < wordsEach; word += 1) words[place * wordsEach + word] = stems[from + word] ?? 0;
    size += 1;
  }

  function grow() {
    const [before, wasTaken] = [words, isTaken];
    words = new Uint32Array(before.length * 2);
    isTaken = new Uint8Array(wasTaken.length * 2);
    size = 0;
    for (let place = 0; place < wasTaken.length; place += 1) if (wasTaken[place]) put(before, place * wordsEach);
  }

  return {
    add(stem: string): void {
      if (!read(stem)) return void others.add(stem);
      if (size * 2 >= isTaken.length) grow();
      put(asked, 0);
    },
    has: (stem: string): boolean => (read(stem) ? isTaken[placeOf(asked, 0)] === 1 : others.has(stem)),
  };
}

export type Stems = Pick<ReturnType<typeof createStems>, "has">;
