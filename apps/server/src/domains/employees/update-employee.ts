import { type CallAnswer, type CallInput, dayIn, homeZone, invalidInput, Problem } from '@muster/contract';
import { assignmentKinds } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import {
  changesPay,
  mayExempt,
  maySeeSensitive,
  refusedSensitiveFields,
} from '@muster/contract/domains/employees/employees.policy.ts';
import { conditionalErrors } from '@muster/contract/domains/employees/employees.rules.ts';
import type { UpdateEmployeeInput } from '@muster/contract/domains/employees/employees.schemas.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { isFactorFresh } from '../../platform/session/session-life.ts';
import { settleMovedShift } from '../shifts/index.ts';
import { changedColumnsFrom } from './employee-columns.ts';
import { refreshList } from './employee-list.repository.ts';
import { assertNoRefusedFields, assertReferences, asUniqueProblem, refusedExemption } from './employee-problems.ts';
import type { EmployeeRecord, StoredEmployee } from './employee-record.repository.ts';
import { findReferenceProblems } from './employee-references.repository.ts';
import { updateColumns, updateOpenSpell, writeSensitive } from './employee-write.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { moveAssignment } from './move-assignment.ts';
import { openSensitive, type SensitiveChange, sealSensitive, sensitivePart } from './sensitive-record.ts';

type Update = (typeof employeesCalls)['update'];

/** Changes what the request carries and keeps what it leaves out; an older version is told who changed what. */
export async function updateEmployee(ctx: Ctx, { body }: CallInput<Update>): Promise<CallAnswer<Update>> {
  assertNoRefusedFields(refusedSensitiveFields(body, ctx.viewer));
  assertConditionalRules(ctx, body);
  const today = dayIn(homeZone, ctx.clock.now());
  const stored = await lockedEmployee(ctx, body, today);
  const changes = changesOf(ctx, body, stored);
  assertReferences(await findReferenceProblems(ctx.db, { ...referencesOf(body, stored.record), today }));
  if (Object.keys(changes.after).length === 0) return { id: body.id, version: stored.record.version };
  if ('is_infraction_exempted' in changes.after && !mayExempt(ctx.viewer)) throw refusedExemption();
  if (changesPay(Object.keys(changes.after))) demandFreshFactor(ctx);

  await store(ctx, body, stored, changes, today);
  const version = stored.record.version + 1;
  await refreshList(ctx.db, [body.id], today);
  await ctx.audit({
    event: 'employees.update',
    subject: { kind: 'employee', id: String(body.id) },
    clientId: body.client_id ?? stored.record.client_id,
    before: changes.before,
    after: changes.after,
    details: { version },
  });
  await ctx.announce(employeeUpdated(body.id, body.client_id ?? stored.record.client_id));
  return { id: body.id, version };
}

/** @throws Problem confirm-identity (403) where no password or code was given within the last ten minutes. */
function demandFreshFactor({ session, clock }: Ctx): void {
  if (isFactorFresh(session.factorAt, clock.now())) return;
  throw new Problem('confirm-identity', 'Confirm your password to change bank details or pay.');
}

interface Changes {
  readonly columns: ReturnType<typeof changedColumnsFrom>;
  readonly sensitive: SensitiveChange;
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

function changesOf(ctx: Ctx, body: UpdateEmployeeInput, { record, uuid, sensitive }: StoredEmployee): Changes {
  const columns = differing(changedColumnsFrom(body), record);
  const moves = differing(given({ client_id: body.client_id, shift_id: body.shift_id }), record);
  const opened = sensitive ? openSensitive(ctx.cipher, uuid, sensitive) : {};
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

async function store(
  ctx: Ctx,
  body: UpdateEmployeeInput,
  stored: StoredEmployee,
  changes: Changes,
  today: string,
): Promise<void> {
  const { record, uuid } = stored;
  const isMoved = 'client_id' in changes.after && typeof body.client_id === 'number';
  try {
    await updateColumns(ctx.db, body.id, {
      ...changes.columns,
      ...(isMoved && { client_id: body.client_id as number }),
    });
    await writeSensitive(ctx.db, body.id, sealSensitive(ctx.cipher, uuid, changes.sensitive));
  } catch (error) {
    throw asUniqueProblem(error);
  }
  if ('start_date' in changes.columns || 'orientation_date' in changes.columns) {
    await updateOpenSpell(ctx.db, body.id, body.start_date, body.orientation_date);
  }
  const moved = { employeeId: body.id, from: laterOf(today, record.start_date), today, userId: ctx.viewer.userId };
  const values = { client: changes.after.client_id, position: changes.after.position, shift: changes.after.shift_id };
  for (const kind of assignmentKinds) {
    const value = values[kind];
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    await moveAssignment(ctx.db, { ...moved, kind, value });
    if (kind === 'shift') await settleMovedShift(ctx, { employeeId: body.id, from: moved.from, field: 'shift_id' });
  }
}

function assertConditionalRules(ctx: Ctx, body: UpdateEmployeeInput): void {
  const errors = conditionalErrors(body, { mode: 'update', sensitiveVisible: maySeeSensitive(ctx.viewer) });
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** A client or shift that stays is not judged again: it may have lost its invoice configuration since. */
function referencesOf(body: UpdateEmployeeInput, record: EmployeeRecord) {
  return {
    clientId: body.client_id === record.client_id ? null : (body.client_id ?? null),
    shiftId: body.shift_id === record.shift_id ? null : (body.shift_id ?? null),
    officeId: body.office_id,
    timezoneId: body.timezone_id,
    currencyId: null,
    thirdPartyEmployeeId: body.third_party_employee_id,
    workEmail: body.work_email,
    personalEmail: body.personal_email ?? null,
    exceptId: body.id,
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
