// Chance that is always the same: everything that looks random about a card comes from its name.
export function seedOf(text: string): number {
  let h = 0x811c9dc5;
  for (const sign of text) {
    h ^= sign.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/** Numbers from 0 to 1, one after the other (xorshift). */
export function chance(seed: number): () => number {
  let x = seed || 0x9e3779b9;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 0x100000000;
  };
}
