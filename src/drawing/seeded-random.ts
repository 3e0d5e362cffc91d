/** The FNV-1a hash: the same text gives the same 32-bit number on every machine. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i++) {
    sum ^= text.charCodeAt(i);
    sum = Math.imul(sum, 16777619);
  }
  return sum >>> 0;
}

/** A repeatable stream of numbers from 0 (included) to 1 (excluded), by the mulberry32 algorithm. */
export function random(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
