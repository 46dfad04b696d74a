import { addDays } from '../../plain-day.ts';
import { clockMinutes, instantOfLocal, shiftInterval } from '../shifts/shift-time.rules.ts';
import type { CorrectionTimes } from './correction.rules.ts';
import { type DayPlan, type Micros, minuteMicros } from './day-facts.ts';

/** `HH:MM` on the clock of the day's shift, without one on the employee's. */
export interface ClockTimes {
  readonly in: string;
  readonly out: string;
  readonly breaks: readonly { readonly start: string; readonly end: string }[];
}

export interface EnteredFor {
  readonly workDate: string;
  readonly plan: DayPlan | null;
  /** Of the employee, IANA. */
  readonly zone: string;
}

/**
 * The times of one day of several that are entered together. The clock-in is the one nearest to the planned start; times before
 * it are on the next day. Null: as planned, with the unpaid breaks of the shift. Returns null for a day without a shift to work
 * if no times are given.
 */
export function enteredTimes(times: ClockTimes | null, { workDate, plan, zone }: EnteredFor): CorrectionTimes | null {
  if (times === null) return plan !== null && isWorked(plan) ? plannedTimes(plan) : null;
  const clock = plan?.zone ?? zone;
  const day =
    plan === null ? workDate : nearestDay(times.in, { workDate, zone: clock, start: instantOf(plan.startsAt) });
  const minutes = clockMinutes(times.in, times.out);
  const { startsAt, endsAt } = shiftInterval({ start: times.in, minutes, zone: clock }, day);
  const at = (time: string) => instantOfLocal(time < times.in ? addDays(day, 1) : day, time, clock);
  return {
    in: startsAt,
    out: endsAt,
    breaks: times.breaks.map(({ start, end }) => ({ start: at(start), end: at(end) })),
  };
}

const isWorked = ({ status }: DayPlan) => status === 'scheduled' || status === 'swapped';

interface PlannedStart {
  readonly workDate: string;
  readonly zone: string;
  readonly start: Temporal.Instant;
}

/** Who comes at 0:30 for a shift at 22:00 comes on the next day. */
function nearestDay(time: string, { workDate, zone, start }: PlannedStart): string {
  const distance = (day: string) =>
    Math.abs(instantOfLocal(day, time, zone).epochMilliseconds - start.epochMilliseconds);
  return [0, 1, -1]
    .map((days) => addDays(workDate, days))
    .reduce((best, day) => (distance(day) < distance(best) ? day : best));
}

function plannedTimes({ startsAt, endsAt, breaks }: DayPlan): CorrectionTimes {
  return {
    in: instantOf(startsAt),
    out: instantOf(endsAt),
    breaks: breaks
      .filter(({ isPaid }) => !isPaid)
      .map(({ startsAfterMinutes, minutes }) => {
        const start = startsAt + startsAfterMinutes * minuteMicros;
        return { start: instantOf(start), end: instantOf(start + minutes * minuteMicros) };
      }),
  };
}

const instantOf = (at: Micros) => Temporal.Instant.fromEpochNanoseconds(BigInt(at) * 1000n);
