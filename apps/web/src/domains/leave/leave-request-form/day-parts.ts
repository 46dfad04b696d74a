import type { PlannedLeaveDay } from '@muster/contract/domains/leave/leave-request-answers.ts';
import type { RequestedPart } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { isWholeDayUnit, type LeaveUnit } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { hourAt } from '../../../platform/format/dates.ts';

interface Asked {
  readonly first: string;
  readonly last: string;
  /** Null until a type is selected. */
  readonly unit: LeaveUnit | null;
}

/** The parts that the days and the type of the request allow; the others are not sent. */
export const allowedParts = (parts: readonly RequestedPart[], { first, last, unit }: Asked): RequestedPart[] =>
  unit === null || isWholeDayUnit(unit)
    ? []
    : parts
        .filter(({ day }) => first <= day && day <= last)
        .map((one) => (unit === 'half_day' ? { ...one, minutes: null } : one));

/** With another part for a day; null: the whole day. */
export const withPart = (
  parts: readonly RequestedPart[],
  day: string,
  part: Pick<RequestedPart, 'part' | 'minutes'> | null,
): RequestedPart[] => [...parts.filter((one) => one.day !== day), ...(part === null ? [] : [{ day, ...part }])];

/** The halves of a shift. AM and PM where noon is within it: the halves of a night are not mornings and afternoons. */
export function halfLabels(
  { starts_at, ends_at }: Shift,
  zone: string,
): { readonly start: string; readonly end: string } {
  const from = starts_at === null ? null : hourAt(starts_at, zone);
  const to = ends_at === null ? null : hourAt(ends_at, zone);
  const isDay = from !== null && to !== null && from < 12 && to >= 12;
  return isDay ? { start: 'AM', end: 'PM' } : { start: '1st', end: '2nd' };
}

type Shift = Pick<PlannedLeaveDay, 'starts_at' | 'ends_at'>;

/** Hours of a shift to choose from, in half hours: shorter than its work. In minutes. */
export const hourSteps = (workedMinutes: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(workedMinutes / 30) - 1) }, (_, index) => (index + 1) * 30);
