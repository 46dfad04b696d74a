/** What an employee is notified of when it changes: the parts of the record by which salaries are paid. */
export const payParts = {
  'bank account': ['bank_name', 'bank_type', 'bank_account_no'],
  'payment method': ['payment_method'],
  salary: ['basic_salary'],
} as const;

/** In the order of the list; empty if none of the fields is one of them. */
export function payPartsOf(fields: readonly string[]): readonly (keyof typeof payParts)[] {
  const names = Object.keys(payParts) as (keyof typeof payParts)[];
  return names.filter((name) => payParts[name].some((field) => fields.includes(field)));
}
