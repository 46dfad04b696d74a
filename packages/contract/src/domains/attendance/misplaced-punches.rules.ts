import { longestPresenceHours } from '../shifts/shifts.constants.ts';
import { type DayFacts, type DayPlan, type DayPunch, type Micros, minuteMicros, type TimeSpan } from './day-facts.ts';
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
export function misplacedPunches(days: readonly DayFacts[], now: Micros): PunchMove[] {
  let shifts: readonly Shift[] | null = null;
  return days.flatMap((day) => {
    if (day.correctedUntil !== null || day.punches.length === 0) return [];
    return presencesOf(day.punches).flatMap((presence) => {
      const span = { from: presence.from, until: presence.until ?? lastInstant(presence.from, now) };
      if (day.plan !== null && !isDayOff(day.plan) && meets(span, day.plan)) return [];
      shifts ??= shiftsOf(days);
      const shift = presence.until === null ? shiftAwaited(span, shifts) : shiftAttended(span, shifts);
      return shift === null || shift.workDate === day.workDate ? [] : [{ ids: presence.ids, to: shift.workDate }];
    });
  });
}

const longest: Micros = longestPresenceHours * 60 * minuteMicros;

/** Of a presence without a clock-out: nobody is present for longer than that. */
const lastInstant = (from: Micros, now: Micros): Micros => Math.min(now, from + longest);

/**
 * The shift for which somebody who has not clocked out came early: the nearest one that has begun since, whose end the
 * presence can reach, and for which nothing else was clocked.
 */
function shiftAwaited({ from, until }: TimeSpan, shifts: readonly Shift[]): Shift | null {
  const possible = shifts.filter(
    ({ startsAt, endsAt, isClocked }) => !isClocked && startsAt < until && from < endsAt && endsAt <= from + longest,
  );
  return possible.toSorted((one, other) => Math.abs(one.startsAt - from) - Math.abs(other.startsAt - from))[0] ?? null;
}

interface Shift {
  readonly workDate: string;
  readonly startsAt: Micros;
  readonly endsAt: Micros;
  readonly isClocked: boolean;
}

function shiftsOf(days: readonly DayFacts[]): readonly Shift[] {
  return days.flatMap(({ plan, workDate, correctedUntil, punches }) =>
    plan === null || isDayOff(plan) || correctedUntil !== null
      ? []
      : [{ workDate, startsAt: plan.startsAt, endsAt: plan.endsAt, isClocked: punches.length > 0 }],
  );
}

interface Presence {
  readonly from: Micros;
  /** Null: without a clock-out. */
  readonly until: Micros | null;
  readonly ids: readonly number[];
}

/** From each clock-in to its clock-out, with the breaks between. Only the last one can be open. */
function presencesOf(punches: readonly DayPunch[]): Presence[] {
  const presences: Presence[] = [];
  let since: Micros | null = null;
  let ids: number[] = [];
  for (const { id, kind, at } of punches.toSorted((one, other) => one.at - other.at || one.id - other.id)) {
    if (kind === 'in') [since, ids] = [at, []];
    ids.push(id);
    if (kind !== 'out' || since === null) continue;
    presences.push({ from: since, until: at, ids });
    [since, ids] = [null, []];
  }
  return since === null ? presences : [...presences, { from: since, until: null, ids }];
}

const meets = ({ from, until }: TimeSpan, { startsAt, endsAt }: DayPlan) => from < endsAt && startsAt < until;
