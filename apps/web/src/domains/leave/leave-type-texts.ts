import type { LeaveTypeRow } from '@muster/contract/domains/leave/leave-type-answers.ts';

/** 'Full pay', 'Unpaid' or '50% of pay'. */
export function payText({ paid_percent }: Pick<LeaveTypeRow, 'paid_percent'>): string {
  if (paid_percent === 100) return 'Full pay';
  return paid_percent === 0 ? 'Unpaid' : `${paid_percent}% of pay`;
}

export const noticeText = ({ notice_days: days }: Pick<LeaveTypeRow, 'notice_days'>): string =>
  days === 0 ? 'None' : daysText(days);

export function documentsText({ document_after_days: days }: Pick<LeaveTypeRow, 'document_after_days'>): string {
  if (days === null) return 'Not required';
  return days === 0 ? 'Always' : `After ${daysText(days)}`;
}

export const tenureText = ({ tenure_months: months }: Pick<LeaveTypeRow, 'tenure_months'>): string =>
  months === 0 ? 'From the first day' : `After ${months} ${months === 1 ? 'month' : 'months'}`;

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;
