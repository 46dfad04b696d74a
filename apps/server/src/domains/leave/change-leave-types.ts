import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import type { leaveTypesCalls } from '@muster/contract/domains/leave/leave-types.calls.ts';
import { type LeaveTypeInput, leaveTypeLabels } from '@muster/contract/domains/leave/leave-types.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { concludeLeaveTypeChange } from './leave.events.ts';
import {
  type Blackout,
  insertLeaveType,
  type LeaveTypeColumns,
  type LockedLeaveType,
  lockLeaveType,
  readBlackouts,
  removeLeaveType,
  replaceBlackouts,
  updateLeaveTypeColumns,
  usesOfLeaveType,
} from './leave-types.repository.ts';

type Calls = typeof leaveTypesCalls;

export async function createLeaveType(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const columns = columnsOf(body);
  const id = await withErrors(() => insertLeaveType(ctx.db, columns));
  await replaceBlackouts(ctx.db, id, body.blackouts);
  const after = { ...columns, blackouts: shown(body.blackouts) };
  await concludeLeaveTypeChange(ctx, id, { event: 'leave.create-leave-type', after });
  return { id, version: 1 };
}

export async function updateLeaveType(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedLeaveType(ctx, body);
  const { id } = body;
  const columns = columnsOf(body);
  const before = { ...columnsOf(stored), blackouts: shown(await readBlackouts(ctx.db, id)) };
  const after = { ...columns, blackouts: shown(body.blackouts) };
  const version = stored.version + 1;
  await withErrors(() => updateLeaveTypeColumns(ctx.db, id, columns));
  await replaceBlackouts(ctx.db, id, body.blackouts);
  await concludeLeaveTypeChange(ctx, id, { event: 'leave.update-leave-type', before, after, version });
  return { id, version };
}

/** @throws Problem conflict (409) while employees have balances or requests of it, or policies name it */
export async function deleteLeaveType(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedLeaveType(ctx, { id });
  const { employees, policies } = await usesOfLeaveType(ctx.db, id);
  const uses = [
    ...(employees > 0 ? [counted(employees, 'employee')] : []),
    ...(policies > 0 ? [counted(policies, 'leave policy', 'leave policies')] : []),
  ];
  if (uses.length > 0)
    throw new Problem('conflict', `The leave type is in use by ${uses.join(' and ')}, and cannot be deleted.`);
  await removeLeaveType(ctx.db, id);
  await concludeLeaveTypeChange(ctx, id, { event: 'leave.delete-leave-type', before: columnsOf(stored) });
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
const lockedLeaveType = (ctx: Ctx, wanted: WantedRecord) => lockedRecord(ctx, leaveTypeSource, wanted);

const leaveTypeSource: RecordSource<LockedLeaveType> = {
  thing: 'leave type',
  lock: ({ db }, id) => lockLeaveType(db, id),
  logged: ({ id }) => ({ subject: { kind: 'leave-type', id } }),
  labels: leaveTypeLabels,
};

type Stated = Omit<LeaveTypeColumns, 'source'> & Pick<LeaveTypeInput, 'source'>;

const columnsOf = (stated: Stated): LeaveTypeColumns => ({
  name: stated.name,
  code: stated.code,
  paid_percent: stated.paid_percent,
  color: stated.color,
  unit: stated.unit,
  country: stated.country,
  source: stated.source ?? null,
  document_after_days: stated.document_after_days,
  notice_days: stated.notice_days,
  visibility: stated.visibility,
  client_class: stated.client_class,
  gender: stated.gender,
  tenure_months: stated.tenure_months,
});

const shown = (blackouts: readonly Blackout[]) =>
  blackouts.map(({ from, to, reason }) => `${from} to ${to}: ${reason}`).join('; ');

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, leaveTypeLabels, {
    leave_type_name_any_case: ['name', 'taken'],
    leave_type_code_unique: ['code', 'taken'],
  });
