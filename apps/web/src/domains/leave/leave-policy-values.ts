import type { LeaveAccrual, LeaveRounding } from '@muster/contract/domains/leave/leave-policies.constants.ts';
import type { LeavePolicyLine, LeavePolicyRow } from '@muster/contract/domains/leave/leave-policy-answers.ts';

/** Amounts are days, as somebody types them. */
interface LineValues {
  leave_type_id: number | null;
  accrual: LeaveAccrual | null;
  yearly_credits: string;
  rounding: LeaveRounding;
  prorates_joining: boolean;
  prorates_leaving: boolean;
  waiting_months: number | null;
  cap_credits: string;
  carry_credits: string;
  carry_months: number | null;
  negative_credits: string;
  steps: { after_years: number | null; credits: string }[];
}

export interface LeavePolicyValues {
  name: string;
  description: string;
  is_client_assignable: boolean;
  first_day: string;
  lines: LineValues[];
}

/** The newest version is edited; with a later first day it becomes the one before. */
export function leavePolicyValuesOf(subject: LeavePolicyRow | null): LeavePolicyValues {
  const [version] = subject?.versions ?? [];
  return {
    name: subject?.name ?? '',
    description: subject?.description ?? '',
    is_client_assignable: subject?.is_client_assignable ?? true,
    first_day: version?.first_day ?? '',
    lines: (version?.lines ?? []).map(lineValuesOf),
  };
}

const lineValuesOf = ({ leave_type: _, ...line }: LeavePolicyLine): LineValues => ({
  ...line,
  yearly_credits: daysText(line.yearly_credits),
  cap_credits: daysText(line.cap_credits),
  carry_credits: daysText(line.carry_credits),
  negative_credits: daysText(line.negative_credits),
  steps: line.steps.map(({ after_years, credits }) => ({ after_years, credits: daysText(credits) })),
});

const daysText = (credits: number | null) => (credits === null ? '' : String(credits / 100));

export const newPolicyLine = (): LineValues => ({
  leave_type_id: null,
  accrual: null,
  yearly_credits: '',
  rounding: 'half_day',
  prorates_joining: true,
  prorates_leaving: true,
  waiting_months: 0,
  cap_credits: '',
  carry_credits: '',
  carry_months: null,
  negative_credits: '0',
  steps: [],
});
