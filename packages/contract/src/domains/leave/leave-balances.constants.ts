export const leaveEntryKinds = ['opening', 'import', 'adjustment', 'accrual', 'usage', 'expiry'] as const;
export type LeaveEntryKind = (typeof leaveEntryKinds)[number];
export const leaveEntryLabels: Readonly<Record<LeaveEntryKind, string>> = {
  opening: 'Opening balance',
  import: 'Imported',
  adjustment: 'Adjusted',
  accrual: 'Earned',
  usage: 'Taken',
  expiry: 'Expired',
};

export const leaveBalanceLabels = {
  employee: 'Employee',
  position: 'Position',
  client: 'Client',
  status: 'Status',
  leave_type: 'Leave type',
  days: 'Balance (days)',
  expected_days: 'Expected (days)',
} as const;

export const leaveAdjustmentLabels = {
  employee_id: 'Employee',
  leave_type_id: 'Leave type',
  days: 'Number of days',
  effective_on: 'Effective date',
  reason: 'Reason',
} as const;

/** In days, in both directions. */
export const mostAdjustedDays = 366;
export const mostReasonCharacters = 500;
