import type { LeaveTypeRow } from '@muster/contract/domains/leave/leave-type-answers.ts';

export interface LeaveTypeValues
  extends Omit<
    LeaveTypeRow,
    'id' | 'version' | 'updated_at' | 'source' | 'paid_percent' | 'notice_days' | 'tenure_months'
  > {
  readonly source: string;
  readonly paid_percent: number | null;
  readonly notice_days: number | null;
  readonly tenure_months: number | null;
}

export function leaveTypeValuesOf(subject: LeaveTypeRow | null): LeaveTypeValues {
  if (subject === null) return newType;
  const { id: _, version: __, updated_at: ___, ...values } = subject;
  return { ...values, source: subject.source ?? '' };
}

const newType: LeaveTypeValues = {
  name: '',
  code: '',
  paid_percent: 100,
  color: 'blue',
  unit: 'half_day',
  country: null,
  source: '',
  document_after_days: null,
  notice_days: 0,
  visibility: 'team',
  client_class: 'planned',
  gender: null,
  tenure_months: 0,
  blackouts: [],
};
