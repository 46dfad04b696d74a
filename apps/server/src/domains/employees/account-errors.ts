import type { FieldErrors } from '@muster/contract';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { missingAccountError } from '@muster/contract/domains/employees/employees.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
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

const accountFields = ['payment_method', 'bank_account_no'];
