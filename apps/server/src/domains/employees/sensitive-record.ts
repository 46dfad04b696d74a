import { type SensitiveField, sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { identifierKey } from '@muster/contract/identifier.ts';
import { type FieldCipher, unreadable } from '../../platform/crypto/field-cipher.ts';

/** Sealed in the database (reliability, decisions the table assumes). The others are guarded by rights, as they are searched. */
const sealedFields = ['bank_account_no', 'sss', 'pagibig', 'tin', 'phic', 'basic_salary'] as const;
type SealedField = (typeof sealedFields)[number];

/** Indexed for exact search and uniqueness. A salary is not searched. */
const indexedFields: readonly SealedField[] = ['bank_account_no', 'sss', 'pagibig', 'tin', 'phic'];

type OpenText = Record<Exclude<SensitiveField, 'basic_salary'>, string | null>;
/** Plain values; the salary in cents. */
export type OpenedSensitive = OpenText & { readonly basic_salary: number | null };
/** Only the fields that a request carries. */
export type SensitiveChange = Partial<OpenedSensitive>;
export type StoredSensitive = Readonly<Record<SensitiveField, string | null>>;
type IndexColumn = `${'bank_account_no' | 'sss' | 'pagibig' | 'tin' | 'phic'}_index`;
/** Column values as they are written. */
export type SealedColumns = Partial<Record<SensitiveField | IndexColumn, string | null>>;

/** For an employee without a row in employee_sensitive. */
export const nothingStored = Object.fromEntries(sensitiveFields.map((field) => [field, null])) as Record<
  SensitiveField,
  null
>;

/** The sensitive part of a request, without omitted fields. */
export function sensitivePart(
  body: { readonly [F in SensitiveField]?: string | number | null | undefined },
): SensitiveChange {
  const given = sensitiveFields
    .filter((field) => body[field] !== undefined)
    .map((field) => [field, body[field] ?? null]);
  return Object.fromEntries(given);
}

/** `uuid` of the employee binds a sealed value to its row: in another row it cannot be decrypted. */
export function sealSensitive(cipher: FieldCipher, uuid: string, change: SensitiveChange): SealedColumns {
  const columns: Record<string, string | null> = {};
  for (const [field, value] of Object.entries(change)) {
    const text = value === null ? null : String(value);
    const isSealed = (sealedFields as readonly string[]).includes(field);
    columns[field] = text === null || !isSealed ? text : cipher.seal(placeOf(field, uuid), text);
    if ((indexedFields as readonly string[]).includes(field)) {
      columns[`${field}_index`] = text === null ? null : cipher.blindIndex(field, identifierKey(text));
    }
  }
  return columns as SealedColumns;
}

/** A damaged value does not hide the record: it is marked, a salary is null, and an administrator finds it in the activity log. */
export function openSensitive(cipher: FieldCipher, uuid: string, stored: StoredSensitive): OpenedSensitive {
  const open = (field: SensitiveField) => {
    const value = stored[field];
    const isSealed = (sealedFields as readonly string[]).includes(field);
    if (value === null || !isSealed) return value;
    return cipher.openOrNull(placeOf(field, uuid), value) ?? (field === 'basic_salary' ? null : unreadable);
  };
  const texts = Object.fromEntries(sensitiveFields.map((field) => [field, open(field)])) as StoredSensitive;
  return { ...texts, basic_salary: texts.basic_salary === null ? null : Number(texts.basic_salary) };
}

function placeOf(column: string, uuid: string) {
  return { table: 'employee_sensitive', column, row: uuid };
}
