/** Columns of the list, named like the fields of the row. */
export const clientColumns = [
  'legal_business_name',
  'status',
  'industry',
  'country.name',
  'timezone.name',
  'contact_name',
  'account_managers',
  'employees',
  'has_invoice_config',
] as const;
export type ClientColumn = (typeof clientColumns)[number];
