import { hiddenText, Sensitive } from '../crypto/sensitive.ts';

/** Fields whose values never enter the activity log (decisions, Employees), spelled without underscores. */
const sensitiveNames = new Set(
  `personal_phone personal_email address_line_1 address_line_2 city zip bank_name bank_type bank_account_no sss pagibig tin phic
  notes emergency_contact_name emergency_contact_phone emergency_contact_relationship emergency_contact_person
  emergency_contact_number emergency_contact_relation basic_salary`
    .split(/\s+/)
    .map(plainName),
);

/** Names that mean a secret in any table. */
const secretName =
  /password|passphrase|secret|token|hash|recovery|onetimecode|otp|apikey|cipher|sealed|cookie|authorization/;

/** argon2 hashes, sealed fields, JSON web tokens, private keys, and long random text. */
const secretValue =
  /^\$argon2|^\d{1,6}\.[\w-]{38,}$|^eyJ[\w-]+\.[\w-]+\.|-----BEGIN [A-Z ]*PRIVATE KEY|^[A-Za-z0-9_-]{43}$|^[0-9a-f]{64}$/;

/** A copy of the record for the log: only JSON values, sensitive ones masked. An empty value stays visible as empty. */
export function masked(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [plainText(name), maskedField(name, value)]));
}

function maskedField(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const plain = plainName(name);
  if (sensitiveNames.has(plain) || secretName.test(plain)) return hiddenText;
  return maskedValue(value);
}

function maskedValue(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (value instanceof Sensitive) return hiddenText;
  if (typeof value === 'string') return secretValue.test(value) ? hiddenText : plainText(value);
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return value.map(maskedValue);
  if (typeof value === 'object')
    return 'toJSON' in value ? maskedValue(JSON.parse(JSON.stringify(value))) : masked({ ...value });
  return typeof value === 'number' || typeof value === 'boolean' ? jsonScalar(value) : null;
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** PostgreSQL's JSON accepts neither NUL nor unpaired surrogates. */
function plainText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function jsonScalar(value: number | boolean): number | boolean | null {
  return typeof value === 'number' && !Number.isFinite(value) ? null : value;
}
