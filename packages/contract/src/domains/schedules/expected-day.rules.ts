import { computeDay } from '../attendance/day.rules.ts';
import type { DayFacts, DayPlan, DayPunch } from '../attendance/day-facts.ts';
import { minuteMicros } from '../attendance/day-facts.ts';
import { isDayOff } from '../attendance/day-state.rules.ts';
import type { LocalClock } from '../attendance/local-clock.ts';

export const expectedKinds = ['ordinary', 'holiday', 'restday', 'on_leave'] as const;

/** What a planned day will count as if it is worked as planned. */
export interface ExpectedDay {
  readonly kind: (typeof expectedKinds)[number];
  /** Without unpaid breaks; none on a day off. */
  readonly work_minutes: number;
  /** Of the work minutes, those at night and on a holiday where the person works. */
  readonly night_minutes: number;
  readonly holiday_minutes: number;
}

/** Follows the rules of attendance: the day is computed as if it were clocked exactly as planned, in the zone `place`. */
export function expectedDay(
  { plan, ...facts }: Omit<DayFacts, 'punches' | 'correctedUntil'>,
  place: string,
  clock: LocalClock,
): ExpectedDay | null {
  if (plan === null) return null;
  if (isDayOff(plan)) return { kind: plan.status, work_minutes: 0, night_minutes: 0, holiday_minutes: 0 };
  const worked = { ...facts, plan, punches: plannedPunches(plan, place), correctedUntil: Number.POSITIVE_INFINITY };
  const figures = computeDay(worked, plan.endsAt, clock)?.figures;
  if (!figures) return null;
  const { worked_minutes: work_minutes, night_minutes, holiday_minutes } = figures;
  return { kind: holiday_minutes > 0 ? 'holiday' : 'ordinary', work_minutes, night_minutes, holiday_minutes };
}

function plannedPunches({ startsAt, endsAt, breaks }: DayPlan, zone: string): DayPunch[] {
  const within = breaks
    .map(({ startsAfterMinutes: after, minutes }) => {
      const from = startsAt + after * minuteMicros;
      return { from, until: from + minutes * minuteMicros };
    })
    .filter(({ until }) => until < endsAt);
  const taken = within.flatMap(({ from, until }) => [
    { kind: 'break_start' as const, at: from },
    { kind: 'break_end' as const, at: until },
  ]);
  const all = [{ kind: 'in' as const, at: startsAt }, ...taken, { kind: 'out' as const, at: endsAt }];
  return all.map((punch, id) => ({ ...punch, id, zone }));
}
