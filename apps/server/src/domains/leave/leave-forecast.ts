import {
  availableLeave,
  entriesWith,
  type LeaveAccount,
} from '@muster/contract/domains/leave/leave-availability.rules.ts';
import { forecastSteps, renewalAfter } from '@muster/contract/domains/leave/leave-forecast.rules.ts';
import type { LeaveForecast } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import type { PolicyAccount } from './accrue-leave.ts';
import { accountOf, creditsAhead, heldDays } from './available-leave.ts';
import type { RequestableType } from './leave-choices.repository.ts';

interface Question {
  readonly accounts: readonly PolicyAccount[];
  readonly today: string;
  /** Of the request. */
  readonly last: string;
  readonly days: readonly { readonly day: string; readonly minutes: number }[];
}

/**
 * What is free of a type with a request that is not made yet, until its policy year ends; without a policy until a month after the request.
 * Each step is what the figures beside it say of that day: days that later leave takes are not free.
 */
export function forecastOf(type: RequestableType, { accounts, today, last, days }: Question): LeaveForecast {
  const account = accountOf(type, accounts);
  const held = heldDays(type);
  const renewal = renewalAfter(account.spans, last > today ? last : today);
  const until = renewal === null ? addDays(last > today ? last : today, 30) : addDays(renewal.day, -1);
  const balances = forecastSteps(entriesWith(account, [...held, ...days], until), today, until);
  const freeOn = (day: string) =>
    availableLeave({ account, held: [...held, ...days.filter((one) => one.day <= day)] }, day);
  const free = balances.map(({ day }) => ({ day, minutes: freeOn(day) }));
  const balance = balances.findLast(({ day }) => day <= last)?.minutes ?? 0;
  return {
    steps: free.filter(({ minutes }, index) => minutes !== free[index - 1]?.minutes),
    later_minutes: Math.max(0, balance - freeOn(last)),
    until,
    renews_on: renewal?.day ?? null,
    carry_minutes: renewal?.carry_minutes ?? null,
  };
}

/** The next day on which a policy credits the type, within a year. */
export function nextCredit(account: LeaveAccount, today: string) {
  const ahead = creditsAhead(account, addDays(today, 366))
    .filter((one) => one.kind === 'accrual' && one.effective_on > today && one.minutes > 0)
    .toSorted((one, other) => (one.effective_on < other.effective_on ? -1 : 1));
  const [first] = ahead;
  if (!first) return null;
  const minutes = ahead.reduce((sum, one) => sum + (one.effective_on === first.effective_on ? one.minutes : 0), 0);
  return { day: first.effective_on, minutes };
}

/** Taken from the begin of the calendar year until a day, included. */
export const usedInYear = (account: LeaveAccount, today: string): number =>
  account.given.reduce((sum, { is_usage, effective_on, minutes }) => {
    const counts = is_usage && effective_on <= today && effective_on.slice(0, 4) === today.slice(0, 4);
    return counts ? sum - minutes : sum;
  }, 0);
