import { instantOfLocal } from '../shifts/shift-time.rules.ts';
import type { Micros } from './day-facts.ts';

/** The instant of a clock time so many days after a day; see instantOfLocal for times that come twice or never. */
export type LocalClock = (day: string, daysAfter: number, clock: string, zone: string) => Micros;

/** Remembers what it converted: a conversion costs as much as the rest of a day, and thousands of people share days and zones. */
export function createLocalClock(): LocalClock {
  const known = new Map<string, Micros>();
  return (day, daysAfter, clock, zone) => {
    const key = `${day} ${daysAfter} ${clock} ${zone}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= mostKnown) known.clear();
    const date = Temporal.PlainDate.from(day).add({ days: daysAfter }).toString();
    const instant = instantOfLocal(date, clock, zone).epochMilliseconds * 1000;
    known.set(key, instant);
    return instant;
  };
}

/** Two months of 50 zones. */
const mostKnown = 20_000;
