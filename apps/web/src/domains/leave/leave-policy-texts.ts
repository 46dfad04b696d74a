import { leaveAccrualLabels } from '@muster/contract/domains/leave/leave-policies.constants.ts';
import type { LeavePolicyLine } from '@muster/contract/domains/leave/leave-policy-answers.ts';

const days = (credits: number) => `${credits / 100} ${credits === 100 ? 'day' : 'days'}`;

const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

export const yearlyText = ({ yearly_credits }: LeavePolicyLine): string => days(yearly_credits);

export const accrualText = ({ accrual }: LeavePolicyLine): string => leaveAccrualLabels[accrual];

/** What is left at the end of a policy year. */
export function carryText({ carry_credits: most, carry_months: until }: LeavePolicyLine): string {
  if (most === 0) return 'Nothing';
  const amount = most === null ? 'All' : `Up to ${days(most)}`;
  return until === null ? amount : `${amount}, for ${months(until)}`;
}

/** The other rules that differ from the usual, in one line. */
export function rulesText(line: LeavePolicyLine): string {
  const rules = [
    line.waiting_months > 0 && `After ${months(line.waiting_months)} of service`,
    line.cap_credits !== null && `At most ${days(line.cap_credits)}`,
    line.negative_credits > 0 && `${days(line.negative_credits)} below zero`,
    !line.prorates_joining && 'Whole on joining',
    !line.prorates_leaving && 'Whole periods on leaving',
    ...line.steps.map(
      ({ after_years, credits }) => `${days(credits)} after ${after_years} ${after_years === 1 ? 'year' : 'years'}`,
    ),
  ];
  return rules.filter((rule) => rule !== false).join(' · ') || 'None';
}
