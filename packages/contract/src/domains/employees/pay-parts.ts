/** The parts of the record by which salaries are paid. */
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

/** Addresses to which notices go. The address before a change is notified, too. */
const addressParts = { work_email: 'work email', personal_email: 'personal email' } as const;

/** In words, for the notice to the employee; empty if the employee is not notified of these fields. */
export function noticedPartsOf(fields: readonly string[]): readonly string[] {
  const addresses = Object.entries(addressParts).flatMap(([field, part]) => (fields.includes(field) ? [part] : []));
  return [...payPartsOf(fields), ...addresses];
}

/** Parts for which the setting SECOND_PERSON_FOR can require a second person. */
export const guardedPayParts = ['bank_account', 'payment_method', 'salary', 'cost'] as const;
export type GuardedPayPart = (typeof guardedPayParts)[number];

/** The guarded parts to which these fields of a record belong. */
export function guardedPartsOf(fields: readonly string[]): GuardedPayPart[] {
  return payPartsOf(fields).map((part) => guardedNames[part]);
}

const guardedNames = {
  'bank account': 'bank_account',
  'payment method': 'payment_method',
  salary: 'salary',
} as const satisfies Readonly<Record<keyof typeof payParts, GuardedPayPart>>;
