import { identifierKey } from '../../identifier.ts';
import { isInternationalPhone, isPhilippineMobile, looksPhilippine, phoneDigits } from '../../phone.ts';
import type { FieldErrors } from '../../problem.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { bankAccountDigits, digitsOnlyBankTypes, type EmployeeField, employeeLabels } from './employees.constants.ts';

export interface EmployeeFormFacts {
  /** Add without an id, Update with one (section 4). */
  readonly mode: 'create' | 'update';
  /** Whether the sensitive section is shown; its rules apply only then. */
  readonly sensitiveVisible: boolean;
  /** Of the stored record: in an update the account is checked only if it or the payment method changes. */
  readonly stored?: EmployeeValues;
}

export type EmployeeValues = Readonly<Partial<Record<EmployeeField, unknown>>>;

/** The rules of section 5.1 that depend on the mode, the viewer or another field. */
export function conditionalErrors(values: EmployeeValues, facts: EmployeeFormFacts): FieldErrors {
  return merge(
    ...requiredHere(facts).map((field) => requiredError(values, field, facts)),
    ...phoneFields(facts).map((field) => phoneError(values, field)),
    costPeriodError(values),
    isAccountGiven(values, facts) ? missingAccountError(values, facts) : {},
  );
}

/** An account that somebody is paid to has a number. */
export function missingAccountError(
  { payment_method: method, bank_account_no: account }: EmployeeValues,
  { sensitiveVisible }: Pick<EmployeeFormFacts, 'sensitiveVisible'>,
): FieldErrors {
  if (!sensitiveVisible || method !== 'Bank Account' || !isEmpty(account)) return {};
  return { bank_account_no: [say.required(employeeLabels.bank_account_no)] };
}

/** The form's limit for the account number (docs/decisions.md, Employees); the call accepts up to 50 characters. */
export function bankAccountErrors(values: EmployeeValues): FieldErrors {
  const { payment_method: method, bank_type: type, bank_account_no: account } = values;
  const isDigitsOnly = digitsOnlyBankTypes.some((digitsOnly) => digitsOnly === type);
  if (method === 'Cash' || !isDigitsOnly || isEmpty(account)) return {};
  const label = employeeLabels.bank_account_no;
  const digits = identifierKey(String(account));
  if (!/^\d+$/.test(digits)) return { bank_account_no: [say.number(label)] };
  return digits.length > bankAccountDigits ? { bank_account_no: [say.maxLength(label, bankAccountDigits)] } : {};
}

function isAccountGiven(values: EmployeeValues, { mode, stored }: EmployeeFormFacts): boolean {
  if (mode === 'create') return true;
  const fields = ['payment_method', 'bank_account_no'] as const;
  return stored !== undefined && fields.some((field) => (values[field] ?? '') !== (stored[field] ?? ''));
}

function requiredHere({ mode, sensitiveVisible }: EmployeeFormFacts): readonly EmployeeField[] {
  if (!sensitiveVisible) return [];
  const address = ['address_line_1', 'city', 'zip'] as const;
  return mode === 'create' ? [...address, 'basic_salary'] : address;
}

// An update keeps absent fields, so only an emptied field is missing.
function requiredError(values: EmployeeValues, field: EmployeeField, { mode }: EmployeeFormFacts): FieldErrors {
  const value = values[field];
  const isMissing = mode === 'create' ? isEmpty(value) : value !== undefined && isEmpty(value);
  return isMissing ? { [field]: [say.required(employeeLabels[field])] } : {};
}

function phoneFields({ sensitiveVisible }: EmployeeFormFacts): readonly EmployeeField[] {
  return sensitiveVisible ? ['work_phone', 'personal_phone', 'emergency_contact_phone'] : ['work_phone'];
}

function phoneError(values: EmployeeValues, field: EmployeeField): FieldErrors {
  const value = values[field];
  if (isEmpty(value)) return {};
  const phone = String(value);
  const isValid = looksPhilippine(phone) ? isPhilippineMobile(phoneDigits(phone)) : isInternationalPhone(phone);
  return isValid ? {} : { [field]: [say.invalid(employeeLabels[field])] };
}

function costPeriodError({ cost_effective_from: from, cost_effective_to: to }: EmployeeValues): FieldErrors {
  if (isEmpty(from) || isEmpty(to) || String(to) >= String(from)) return {};
  return { cost_effective_to: ['The cost end date must not be before the cost start date.'] };
}

function isEmpty(value: unknown): boolean {
  return value == null || (typeof value === 'string' && value.trim() === '');
}

function merge(...all: readonly FieldErrors[]): FieldErrors {
  return Object.assign({}, ...all);
}
