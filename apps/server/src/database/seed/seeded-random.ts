/**
 * A random generator that gives the same numbers for the same seed, so that the demo company is the same everywhere.
 * Never use it for secrets.
 */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  fraction(): number;
  /** Including both ends. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  digits(count: number): string;
  uuid(): string;
}

export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed);

  // mulberry32: small, fast, and uniform enough for names and dates.
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  const digits = (count: number) => Array.from({ length: count }, () => int(0, 9)).join('');
  const hex = (count: number) => Array.from({ length: count }, () => int(0, 15).toString(16)).join('');

  return {
    fraction,
    int,
    digits,
    chance: (probability) => fraction() < probability,
    pick: (list) => {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('There is nothing to pick from an empty list.');
      return picked;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${int(8, 11).toString(16)}${hex(3)}-${hex(12)}`,
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
