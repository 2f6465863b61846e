/** Counts the holders of a limited number of places, in total and by address: no address can hold all of them. */
export function createConcurrencyLimit({ total, perAddress }: Readonly<{ total: number; perAddress: number }>) {
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
    /** Tells whether the address has reached its limit. */
    isSpentBy,
    isFullFor: (address: string): boolean => held >= total || isSpentBy(address),
    /** Takes a place, whether or not one is free. Returns a function that gives it back. */
    take(address: string): () => void {
      held += 1;
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      return () => giveBack(address);
    },
  };
}
