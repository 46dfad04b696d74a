import { addDays, addMonths, halfMonthOf, regularizationDay } from '../../plain-day.ts';
import type { LeaveAccrual } from './leave-policies.constants.ts';

export interface AccrualPeriod {
  readonly first: string;
  /** Included. */
  readonly last: string;
  /** Periods in a year. */
  readonly perYear: number;
  /** The first day of its policy year: January 1, or a work anniversary. */
  readonly year: string;
  readonly isLastOfYear: boolean;
}

const monthsOf = {
  monthly: 1,
  quarterly: 3,
  half_yearly: 6,
  yearly: 12,
  upfront: 12,
  regularization: 12,
} as const satisfies Partial<Record<LeaveAccrual, number>>;

/** Credited on the first day of the period, not when it is over. */
export const isInAdvance = (accrual: LeaveAccrual): boolean => accrual === 'upfront' || accrual === 'regularization';

/** From when on a line counts for somebody: a line by regularization begins six months after the start of employment. */
export const beginsOn = (accrual: LeaveAccrual, startDate: string): string =>
  accrual === 'regularization' ? regularizationDay(startDate) : startDate;

/** The period that contains a day. `startDate`: of the employment. The day is on it or later. */
export function accrualPeriod(accrual: LeaveAccrual, day: string, startDate: string): AccrualPeriod {
  if (accrual === 'anniversary') return serviceYear(day, startDate);
  const year = `${day.slice(0, 4)}-01-01`;
  const month = Number(day.slice(5, 7));
  if (accrual === 'semi_monthly') return halfMonth(day, { year, month });
  const months = monthsOf[accrual];
  const index = Math.floor((month - 1) / months);
  const first = addMonths(year, index * months);
  const perYear = 12 / months;
  return { first, last: addDays(addMonths(first, months), -1), perYear, year, isLastOfYear: index === perYear - 1 };
}

/** The first day of the policy year after the one that contains a day. */
export const nextPolicyYear = (accrual: LeaveAccrual, day: string, startDate: string): string =>
  accrual === 'anniversary'
    ? anniversary(startDate, yearsOfService(startDate, day) + 1)
    : addMonths(`${day.slice(0, 4)}-01-01`, 12);

function halfMonth(day: string, { year, month }: { readonly year: string; readonly month: number }): AccrualPeriod {
  const half = halfMonthOf(day);
  return { ...half, perYear: 24, year, isLastOfYear: month === 12 && half.last.endsWith('-31') };
}

function serviceYear(day: string, startDate: string): AccrualPeriod {
  const first = anniversary(startDate, yearsOfService(startDate, day));
  const next = anniversary(startDate, yearsOfService(startDate, day) + 1);
  return { first, last: addDays(next, -1), perYear: 1, year: first, isLastOfYear: true };
}

/** Complete years of service on a day. Who started on February 29 completes a year on February 28, except in leap years. */
export function yearsOfService(startDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(startDate.slice(0, 4));
  return anniversary(startDate, years) <= day ? years : years - 1;
}

export const anniversary = (startDate: string, years: number): string => addMonths(startDate, years * 12);
