import type { FieldErrors } from '@muster/contract';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { missingAccountError } from '@muster/contract/domains/employees/employees.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { ownEmail } from './added-again.ts';
import type { EmployeeChanges } from './employee-changes.ts';
import type { StoredEmployee } from './employee-record.repository.ts';
import { storedValues } from './requested-pay.ts';

/** Of a change of the payment method or the account number that leaves a bank account without a number. */
export function accountErrors(
  { cipher, viewer }: Pick<Ctx, 'cipher' | 'viewer'>,
  { columns, sensitive }: Pick<EmployeeChanges, 'columns' | 'sensitive'>,
  stored: StoredEmployee,
): FieldErrors {
  if (!('payment_method' in columns) && !('bank_account_no' in sensitive)) return {};
  const values = { ...storedValues(cipher, stored, accountFields), ...columns, ...sensitive };
  return missingAccountError(values, { sensitiveVisible: maySeeSensitive(viewer) });
}

/**
 * Of a change that takes the sign-in address of the viewer out of a record without a link: the address makes it the viewer's own, and nobody gives up
 * the own record to change its pay.
 */
export function ownAddressErrors(
  { cipher, viewer }: Pick<Ctx, 'cipher' | 'viewer'>,
  { after }: Pick<EmployeeChanges, 'after'>,
  stored: StoredEmployee,
): FieldErrors {
  if (viewer.employeeId === stored.record.id) return {};
  const { personal_email } = storedValues(cipher, stored, ['personal_email']);
  const field = ownEmail(viewer, { work_email: stored.record.work_email, personal_email: textOf(personal_email) });
  if (field === null || !(field in after)) return {};
  return { [field]: ['You sign in with this address, so someone else must change it.'] };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const accountFields = ['payment_method', 'bank_account_no'];
