import { leaveDayMinutes } from '../../constants.ts';

/** When the amount of a year is credited. */
export const leaveAccruals = [
  'upfront',
  'semi_monthly',
  'monthly',
  'quarterly',
  'half_yearly',
  'yearly',
  'anniversary',
  'regularization',
] as const;
export type LeaveAccrual = (typeof leaveAccruals)[number];
export const leaveAccrualLabels = {
  upfront: 'On January 1',
  semi_monthly: 'Twice a month',
  monthly: 'Every month',
  quarterly: 'Every quarter',
  half_yearly: 'Every half year',
  yearly: 'On December 31',
  anniversary: 'On each work anniversary',
  regularization: 'On regularization, then January 1',
} as const satisfies Record<LeaveAccrual, string>;

/** The same as the constraints of the tables. */
export const leavePolicyLimits = {
  name: 100,
  description: 300,
  lines: 40,
  steps: 10,
  days: 366,
  waitingMonths: 60,
  carryMonths: 12,
  serviceYears: 50,
} as const;

export const leaveRoundings = ['minute', 'quarter_day', 'half_day', 'day'] as const;
export type LeaveRounding = (typeof leaveRoundings)[number];
export const leaveRoundingLabels = {
  minute: 'To the minute',
  quarter_day: 'To quarter days',
  half_day: 'To half days',
  day: 'To whole days',
} as const satisfies Record<LeaveRounding, string>;
export const leaveRoundingMinutes = {
  minute: 1,
  quarter_day: leaveDayMinutes / 4,
  half_day: leaveDayMinutes / 2,
  day: leaveDayMinutes,
} as const satisfies Record<LeaveRounding, number>;

/** A preview names this many balances at most, those that change most first. */
export const mostPreviewedBalances = 100;
