import { legalWeeklyHours } from '../../constants.ts';
import { mondayOf } from '../../plain-day.ts';

/** A planned day of work, without unpaid breaks. */
export interface PlannedWork {
  /** YYYY-MM-DD. */
  readonly workDate: string;
  readonly minutes: number;
}

export interface WeeklyLimits {
  /** Of the contract with the client; null: none. */
  readonly contractHours: number | null;
  readonly client: string;
}

/** A warning before these days are assigned: the fullest week over a limit, the stricter limit first. */
export function weeklyHoursWarnings(days: readonly PlannedWork[], { contractHours, client }: WeeklyLimits): string[] {
  const fullest = fullestWeek(days);
  if (fullest === null) return [];
  const limits = [
    ...(contractHours === null ? [] : [{ hours: contractHours, source: `the contract with ${client}` }]),
    { hours: legalWeeklyHours, source: 'the law' },
  ];
  return limits
    .filter(({ hours }) => fullest.minutes > hours * 60)
    .toSorted((one, other) => one.hours - other.hours)
    .map(
      ({ hours, source }) =>
        `${hoursText(fullest.minutes)} in the week of ${fullest.week}: ${source} allows ${hours} h.`,
    );
}

/** Of two equally full weeks the earlier one. */
function fullestWeek(days: readonly PlannedWork[]): { readonly week: string; readonly minutes: number } | null {
  const byWeek = new Map<string, number>();
  for (const { workDate, minutes } of days)
    byWeek.set(mondayOf(workDate), (byWeek.get(mondayOf(workDate)) ?? 0) + minutes);
  const weeks = [...byWeek].map(([week, minutes]) => ({ week, minutes }));
  return weeks.toSorted((one, other) => other.minutes - one.minutes || (one.week < other.week ? -1 : 1))[0] ?? null;
}

/** '52 h 30 min'. */
export function hoursText(minutes: number): string {
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
