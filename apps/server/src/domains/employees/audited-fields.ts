import { sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';

/** The fields of a change in the activity log. Sensitive values are masked by the writer, which knows their names. */
export function auditedFields(body: object): Record<string, unknown> {
  const logged = Object.entries(body).filter(
    ([field, value]) => value !== undefined && field !== 'id' && field !== 'version',
  );
  return Object.fromEntries(
    logged.map(([field, value]) => [field, isSensitive(field) && value !== null ? '[hidden]' : value]),
  );
}

function isSensitive(field: string): boolean {
  return (sensitiveFields as readonly string[]).includes(field);
}
