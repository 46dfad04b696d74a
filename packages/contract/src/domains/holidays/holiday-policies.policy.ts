import { adminOrHr, type ListedAccess } from '../../access.ts';

/** Payroll reads the policies (section 2.4) and does not change them. */
export const holidayPolicyAccess = {
  list: { permissions: ['can view holiday calendar policies'] },
  change: adminOrHr,
} as const satisfies Record<string, ListedAccess>;
