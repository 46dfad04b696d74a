import { invalidInput } from '@muster/contract';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import type { UpdateEmployeeInput } from '@muster/contract/domains/employees/employees.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { FieldCipher } from '../../platform/crypto/field-cipher.ts';
import { linkAccounts } from '../accounts/index.ts';
import { moveShift } from '../shifts/index.ts';
import { announceMoved } from './announce-moved.ts';
import { changedColumnsFrom } from './employee-columns.ts';
import { withUniqueErrors } from './employee-problems.ts';
import type { StoredEmployee } from './employee-record.repository.ts';
import { updateColumns, updateOpenEmploymentPeriod, writeSensitive } from './employee-write.repository.ts';
import { identifierFields } from './former-key.repository.ts';
import { type IdentifyingFields, keepReplaced } from './former-keys.ts';
import { moveAssignment } from './move-assignment.ts';
import { openSensitive, type SensitiveChange, sealSensitive, sensitivePart } from './sensitive-record.ts';

export interface EmployeeChanges {
  readonly columns: ReturnType<typeof changedColumnsFrom>;
  readonly sensitive: SensitiveChange;
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/** The fields in which a request differs from the stored record. Sensitive values appear as [hidden] in `before` and `after`. */
export function employeeChanges(
  cipher: FieldCipher,
  body: UpdateEmployeeInput,
  { record, uuid, sensitive }: StoredEmployee,
): EmployeeChanges {
  const columns = differing(changedColumnsFrom(body), record);
  const moves = differing(given({ client_id: body.client_id, shift_id: body.shift_id }), record);
  const opened = sensitive ? openSensitive(cipher, uuid, sensitive) : {};
  const secret = differing(sensitivePart(body), opened);
  const hidden = Object.fromEntries(Object.keys(secret).map((field) => [field, '[hidden]']));
  const changed = { ...columns, ...moves };
  return {
    columns,
    sensitive: secret,
    before: { ...pick(record, Object.keys(changed)), ...hidden },
    after: { ...changed, ...hidden },
  };
}

export interface ChangedEmployee {
  readonly body: UpdateEmployeeInput;
  readonly stored: StoredEmployee;
  readonly changes: EmployeeChanges;
  readonly today: string;
}

/** Stores the changes. A new client, position or shift begins today. @throws Problem invalid-input where a value is taken */
export async function storeChanges(
  ctx: Pick<Ctx, 'db' | 'cipher' | 'viewer' | 'clock' | 'announce' | 'audit'>,
  { body, stored, changes, today }: ChangedEmployee,
): Promise<void> {
  const { record, uuid } = stored;
  const lastDay = record.planned_ending?.last_day;
  if (lastDay !== undefined && body.start_date > lastDay) {
    throw invalidInput({ start_date: [`The employment ends on ${lastDay}: choose a day until then.`] });
  }
  await keepReplaced(ctx, body.id, replacedBy(changes, stored));
  const isMoved = 'client_id' in changes.after && typeof body.client_id === 'number';
  await withUniqueErrors(async () => {
    await updateColumns(ctx.db, body.id, {
      ...changes.columns,
      ...(isMoved && { client_id: body.client_id as number }),
    });
    await writeSensitive(ctx.db, body.id, sealSensitive(ctx.cipher, uuid, changes.sensitive));
  });
  if (maySeeSensitive(ctx.viewer)) await linkAccounts(ctx, [body.id]);
  if ('start_date' in changes.columns || 'orientation_date' in changes.columns) {
    await updateOpenEmploymentPeriod(ctx.db, body.id, body.start_date, body.orientation_date);
  }
  const { client_id: client, position, shift_id: shift } = changes.after;
  const moved = { employeeId: body.id, from: laterOf(today, record.start_date), today, userId: ctx.viewer.userId };
  if (typeof client === 'number') await moveAssignment(ctx.db, { ...moved, kind: 'client', value: client });
  if (typeof position === 'string') await moveAssignment(ctx.db, { ...moved, kind: 'position', value: position });
  if (typeof shift === 'number') await moveShift(ctx, { ...moved, shiftId: shift, field: 'shift_id' });
  if (typeof client === 'number') await announceMoved(ctx, { kind: 'client', ...moved });
  if (typeof shift === 'number') await announceMoved(ctx, { kind: 'shift', ...moved });
}

/** Identifiers and addresses that the change takes away. */
function replacedBy({ columns, sensitive }: EmployeeChanges, stored: StoredEmployee): IdentifyingFields {
  const open = [...identifierFields, 'work_email'] as const;
  return {
    ...Object.fromEntries(open.flatMap((field) => (field in columns ? [[field, stored.record[field]]] : []))),
    ...('personal_email' in sensitive && { personal_email: stored.sensitive?.personal_email }),
  };
}

function differing<T extends object>(wanted: T, stored: object): Partial<T> {
  const now: Readonly<Record<string, unknown>> = { ...stored };
  return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => value !== now[field])) as Partial<T>;
}

function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number')) as Partial<T>;
}

function pick(record: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
