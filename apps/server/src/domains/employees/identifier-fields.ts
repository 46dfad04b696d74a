import { openPlainFields } from '@muster/contract/domains/employees/plain-fields.ts';

/** Columns whose value belongs to one employee, and that are searched as they are. */
export const identifierFields = ['third_party_employee_id', ...openPlainFields] as const;
export type IdentifierField = (typeof identifierFields)[number];
