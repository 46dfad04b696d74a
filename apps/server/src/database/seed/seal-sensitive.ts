import { identifierKey } from '@muster/contract/identifier.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../rows.generated.ts';

/** The part of the field cipher that the seed needs. */
export interface SealingCipher {
  seal(location: { table: string; column: string; row: string }, text: string): string;
  blindIndex(column: string, text: string): string;
}

export interface PlainSensitive {
  readonly personal_phone: string;
  readonly personal_email: string;
  readonly address_line_1: string;
  readonly address_line_2: string | null;
  readonly city: string;
  readonly zip: string;
  readonly bank_name: string | null;
  readonly bank_type: string | null;
  readonly bank_account_no: string | null;
  readonly sss: string;
  readonly pagibig: string;
  readonly tin: string;
  readonly phic: string;
  readonly notes: string | null;
  readonly emergency_contact_name: string;
  readonly emergency_contact_phone: string;
  readonly emergency_contact_relationship: string;
  readonly basic_salary_cents: number;
}

const indexed = ['bank_account_no', 'sss', 'pagibig', 'tin', 'phic'] as const;

/**
 * As the employees domain stores it: numbers and pay are sealed for the employee's uuid, with blind indexes of the
 * numbers.
 */
export function sealSensitive(
  cipher: SealingCipher,
  employee: { readonly id: number; readonly uuid: string },
  plain: PlainSensitive,
): Insertable<Database['employee_sensitive']> {
  const { basic_salary_cents, ...columns } = plain;
  const seal = (column: string, text: string) =>
    cipher.seal({ table: 'employee_sensitive', column, row: employee.uuid }, text);
  const sealed: Record<string, string | null> = { basic_salary: seal('basic_salary', String(basic_salary_cents)) };
  for (const column of indexed) {
    const text = plain[column];
    sealed[column] = text === null ? null : seal(column, text);
    sealed[`${column}_index`] = text === null ? null : cipher.blindIndex(column, identifierKey(text));
  }
  return { ...columns, ...sealed, employee_id: employee.id };
}
