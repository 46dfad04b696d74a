import { addDays } from '../../plain-day.ts';
import type { DayFacts } from './day-facts.ts';
import { holidayReach } from './special-time.rules.ts';

/** What the rules of a day read, in the order in which `dayInputs` summarizes it. */
export const dayInputKinds = ['plan', 'punches', 'overtime', 'holidays'] as const;
export type DayInputKind = (typeof dayInputKinds)[number];

/**
 * A checksum of each kind of input of a day, 32 bits, signed. Two days with the same ones were computed from the same facts. It
 * distinguishes new facts from new rules: only facts change what was locked.
 */
export function dayInputs({ workDate, plan, punches, correctedUntil, ...facts }: DayFacts): number[] {
  const clocked = punches
    .toSorted((one, other) => one.at - other.at || one.id - other.id)
    .map(({ kind, at, zone }) => [kind, at, zone]);
  const planned = plan && [{ ...plan, overtime: null }, sorted(plan.overtime)];
  const decided = sorted(facts.overtimeDecisions ?? {});
  return [planned, [clocked, correctedUntil], decided, holidaysNear(workDate, facts)].map(checksum);
}

/** The kinds of inputs that differ. */
export function changedInputs(before: readonly number[], after: readonly number[]): DayInputKind[] {
  return dayInputKinds.filter((_, index) => before[index] !== after[index]);
}

/** A part of a day follows its day, so that days without parts keep the checksum that was stored for them. */
function holidaysNear(
  workDate: string,
  { holidays, holidayParts = [] }: Pick<DayFacts, 'holidays' | 'holidayParts'>,
): readonly string[] {
  if (holidays.length === 0 && holidayParts.length === 0) return holidays;
  const [first, last] = [addDays(workDate, -holidayReach.before), addDays(workDate, holidayReach.after)];
  const isReached = (day: string) => day >= first && day <= last;
  const parts = holidayParts
    .filter(({ day }) => isReached(day))
    .map(({ day, from, until }) => `${day} ${from}-${until}`);
  return [...holidays.filter(isReached), ...parts].toSorted();
}

/** The database returns the occasions in any order. */
const sorted = (byOccasion: object) => Object.entries(byOccasion).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** FNV-1a. */
function checksum(value: unknown): number {
  const text = JSON.stringify(value);
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return hash | 0;
}
