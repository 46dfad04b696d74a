import type { BoardState } from '../shifts/shifts.constants.ts';
import type { TodayGroup, TodayGroupName } from './today.calls.ts';

export interface PersonOfToday {
  readonly id: number;
  readonly name: string;
  readonly state: BoardState;
  readonly starts_at: string;
  readonly late_minutes: number | null;
}

const mostNamed = 3;

/** The cells of today's strip. A person may be in none, such as on a holiday, and in two when working late. */
export function groupToday(people: readonly PersonOfToday[]): Record<TodayGroupName, TodayGroup> {
  const of = (states: readonly BoardState[]) => people.filter(({ state }) => states.includes(state));
  const late = people
    .filter((one) => one.late_minutes !== null)
    .toSorted((a, b) => (b.late_minutes ?? 0) - (a.late_minutes ?? 0));
  return {
    working: groupOf(of(['in', 'on_break'])),
    late: groupOf(late),
    missing: groupOf(of(['missing'])),
    on_leave: groupOf(of(['on_leave'])),
    later: groupOf(
      of(['upcoming']).toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : Number(a.starts_at > b.starts_at))),
    ),
  };
}

const groupOf = (people: readonly PersonOfToday[]): TodayGroup => ({
  count: people.length,
  people: people
    .slice(0, mostNamed)
    .map(({ id, name, starts_at, late_minutes }) => ({ id, name, starts_at, late_minutes })),
});
