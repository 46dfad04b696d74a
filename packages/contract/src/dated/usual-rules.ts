/** A value may begin on a past day within the current value, but not within an older one. Planned values stay. */
export const changeableSinceCurrent = {
  past: 'current value',
  sameDay: 'replaced',
  later: 'kept',
  endsClosed: true,
  afterwards: 'nothing',
} as const;

/** Days that have passed under a value keep it, and a planned value is cancelled before another one begins earlier. */
export const pastStays = {
  past: 'no value',
  sameDay: 'refused',
  later: 'refused',
  endsClosed: true,
  afterwards: 'nothing',
  comparedBy: [],
} as const;
