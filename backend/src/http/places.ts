type Size = Readonly<{ total: number; perAddress: number }>;

/** Counts who holds one of few places: in all, and by address, so that no address can hold all of them. */
export function createPlaces({ total, perAddress }: Size) {
  const byAddress = new Map<string, number>();
  let held = 0;

  function giveBack(address: string) {
    const left = (byAddress.get(address) ?? 0) - 1;
    held -= 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  }

  const isSpentBy = (address: string) => (byAddress.get(address) ?? 0) >= perAddress;

  return {
    held: (): number => held,
    /** Whether the address has as many as it may have. */
    isSpentBy,
    isFullFor: (address: string): boolean => held >= total || isSpentBy(address),
    /** Takes a place, be there one or not. Returns the function that gives it back. */
    take(address: string): () => void {
      held += 1;
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      return () => giveBack(address);
    },
  };
}
