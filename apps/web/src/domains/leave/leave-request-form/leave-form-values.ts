export interface LeaveFormValues {
  employee_id: number | null;
  leave_type_id: number | null;
  first_day: string;
  last_day: string;
  reason: string;
}

export const blankLeave: LeaveFormValues = {
  employee_id: null,
  leave_type_id: null,
  first_day: '',
  last_day: '',
  reason: '',
};
