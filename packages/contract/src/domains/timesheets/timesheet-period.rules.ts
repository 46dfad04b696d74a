import { halfMonthOf } from '../../plain-day.ts';
import { dayIn } from '../../time.ts';

/** Half a month in the home zone: from the 1st to the 15th, or from the 16th to the last day. Days as YYYY-MM-DD. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

export const periodOf = (day: string): Period => halfMonthOf(day);

export function periodBefore({ first }: Period): Period {
  const month = first.slice(0, 7);
  if (first.endsWith('16')) return periodOf(`${month}-01`);
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const [before, of] = number === 1 ? [12, year - 1] : [number - 1, year];
  return periodOf(`${of}-${String(before).padStart(2, '0')}-16`);
}

export const isPeriodStart = (day: string): boolean => /^\d{4}-(0[1-9]|1[0-2])-(01|16)$/.test(day);

/** The last day has ended in each of the zones. */
export const isOver = ({ last }: Pick<Period, 'last'>, now: Temporal.Instant, zones: readonly string[]): boolean =>
  zones.every((zone) => last < dayIn(zone, now));

/** Where every day ends last. */
export const lastZone = 'Etc/GMT+12';
