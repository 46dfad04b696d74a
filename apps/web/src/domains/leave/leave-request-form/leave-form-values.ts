import type { RequestedPart } from '@muster/contract/domains/leave/leave-requests.schemas.ts';

export interface LeaveFormValues {
  employee_id: number | null;
  leave_type_id: number | null;
  first_day: string;
  last_day: string;
  parts: readonly RequestedPart[];
  reason: string;
}

export const blankLeave: LeaveFormValues = {
  employee_id: null,
  leave_type_id: null,
  first_day: '',
  last_day: '',
  parts: [],
  reason: '',
};
