import type { DayFacts, DayPlan, DayPunch, Micros, TimeSpan } from './day-facts.ts';
import { isDayOff } from './day-state.rules.ts';
import { shiftAttended } from './punch.rules.ts';

export interface PunchMove {
  readonly ids: readonly number[];
  /** The work date that they belong to. */
  readonly to: string;
}

/**
 * Punches of one employee that were for the shift of another work date: somebody clocked in long before the shift, or the
 * shift was planned later. Compares instants, because dates differ between the zones of shift and employee.
 */
export function misplacedPunches(days: readonly DayFacts[]): PunchMove[] {
  let shifts: readonly Shift[] | null = null;
  return days.flatMap((day) => {
    if (day.correctedUntil !== null || day.punches.length === 0) return [];
    return closedPresences(day.punches).flatMap((presence) => {
      if (day.plan !== null && !isDayOff(day.plan) && meets(presence, day.plan)) return [];
      shifts ??= shiftsOf(days);
      const shift = shiftAttended(presence, shifts);
      return shift === null || shift.workDate === day.workDate ? [] : [{ ids: presence.ids, to: shift.workDate }];
    });
  });
}

interface Shift {
  readonly workDate: string;
  readonly startsAt: Micros;
  readonly endsAt: Micros;
}

function shiftsOf(days: readonly DayFacts[]): readonly Shift[] {
  return days.flatMap(({ plan, workDate, correctedUntil }) =>
    plan === null || isDayOff(plan) || correctedUntil !== null
      ? []
      : [{ workDate, startsAt: plan.startsAt, endsAt: plan.endsAt }],
  );
}

interface ClosedPresence extends TimeSpan {
  readonly ids: readonly number[];
}

/** From each clock-in to its clock-out, with the breaks between. A presence that is still open is not checked. */
function closedPresences(punches: readonly DayPunch[]): ClosedPresence[] {
  const closed: ClosedPresence[] = [];
  let since: Micros | null = null;
  let ids: number[] = [];
  for (const { id, kind, at } of punches.toSorted((one, other) => one.at - other.at || one.id - other.id)) {
    if (kind === 'in') [since, ids] = [at, []];
    ids.push(id);
    if (kind !== 'out' || since === null) continue;
    closed.push({ from: since, until: at, ids });
    [since, ids] = [null, []];
  }
  return closed;
}

const meets = ({ from, until }: TimeSpan, { startsAt, endsAt }: DayPlan) => from < endsAt && startsAt < until;
