import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import { sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';

/** What a tab's storage may contain while the user signs in again. */
export function withoutSensitive(values: EmployeeFormValues): Partial<EmployeeFormValues> {
  const open = Object.entries(values).filter(([field]) => !(sensitiveFields as readonly string[]).includes(field));
  return Object.fromEntries(open);
}

/** What was typed: a stored record keeps its other values, which others may change meanwhile. */
export function changedOnly(
  values: EmployeeFormValues,
  stored: EmployeeFormValues,
): Partial<EmployeeFormValues> | null {
  const before: Readonly<Record<string, unknown>> = stored;
  const changed = Object.entries(withoutSensitive(values)).filter(([field, value]) => value !== before[field]);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** Values of a draft that the form has; anything else is ignored. */
export function draftOver(values: EmployeeFormValues, draft: unknown): EmployeeFormValues {
  if (typeof draft !== 'object' || draft === null) return values;
  const known = Object.entries(draft).filter(([field, value]) => field in values && isPlain(value));
  return { ...values, ...Object.fromEntries(known) };
}

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
