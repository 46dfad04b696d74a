import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import type { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { type LeavePolicyInput, leavePolicyLabels } from '@muster/contract/domains/leave/leave-policies.schemas.ts';
import type { PolicyVersion } from '@muster/contract/domains/leave/leave-policy-spans.rules.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { announcePeopleOfLeave, concludeLeavePolicyChange } from './leave.events.ts';
import { peopleOfLeavePolicy } from './leave-accrual.repository.ts';
import {
  holdersOfLeavePolicy,
  insertLeavePolicy,
  type LeavePolicyColumns,
  type LockedLeavePolicy,
  lockLeavePolicy,
  policyVersions,
  presentHolders,
  removeLeavePolicy,
  removePolicyVersion,
  storePolicyVersion,
  updateLeavePolicyColumns,
} from './leave-policies.repository.ts';
import { storedLine } from './leave-policy.presenter.ts';

type Calls = typeof leavePoliciesCalls;

export async function createLeavePolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const columns = columnsOf(body);
  const version = versionOf(body);
  const id = await withErrors(async () => {
    const policyId = await insertLeavePolicy(ctx.db, columns);
    await storePolicyVersion(ctx.db, policyId, version);
    return policyId;
  });
  await concludeLeavePolicyChange(ctx, id, { event: 'leave.create-leave-policy', after: { ...columns, ...version } });
  return { id, version: 1 };
}

/** Stores the lines as the version from the given day on. Balances follow after the commit. */
export async function updateLeavePolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedLeavePolicy(ctx, body);
  const { id } = body;
  const columns = columnsOf(body);
  const wanted = versionOf(body);
  const replaced = await versionOn(ctx, id, body.first_day);
  const isChanged = JSON.stringify(linesOf(replaced)) !== JSON.stringify(linesOf(wanted));
  if (isChanged) await assertForOthers(ctx, id, body.first_day);
  await withErrors(async () => {
    await updateLeavePolicyColumns(ctx.db, id, columns);
    if (isChanged) await storePolicyVersion(ctx.db, id, wanted);
  });
  const version = stored.version + 1;
  await concludeLeavePolicyChange(ctx, id, {
    event: 'leave.update-leave-policy',
    before: { ...columnsOf(stored), ...(isChanged && replaced) },
    after: { ...columns, ...(isChanged && wanted) },
    version,
  });
  if (isChanged) await announcePeopleOfLeave(ctx, await peopleOfLeavePolicy(ctx.db, id));
  return { id, version };
}

/** @throws Problem conflict (409) while clients or employees refer to the policy */
export async function deleteLeavePolicy(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedLeavePolicy(ctx, { id });
  const { clients, employees } = await holdersOfLeavePolicy(ctx.db, id);
  if (clients + employees > 0) {
    const who = `${counted(clients, 'client')} and ${counted(employees, 'employee')}`;
    throw new Problem('conflict', `The policy is in use by ${who}, past ones included, and cannot be deleted.`);
  }
  await removeLeavePolicy(ctx.db, id);
  await concludeLeavePolicyChange(ctx, id, { event: 'leave.delete-leave-policy', before: columnsOf(stored) });
}

/** @throws Problem conflict (409) for another version of the record, invalid-input for a day without a planned version */
export async function removeLeavePolicyVersion(
  ctx: Ctx,
  { body }: CallInput<Calls['removeVersion']>,
): Promise<CallAnswer<Calls['removeVersion']>> {
  const { id, first_day } = body;
  const stored = await lockedLeavePolicy(ctx, body);
  if (first_day <= todayAtHome(ctx))
    throw invalidInput({ first_day: ['Only a version that begins later can be removed.'] });
  await assertForOthers(ctx, id, first_day);
  if (!(await removePolicyVersion(ctx.db, id, first_day)))
    throw invalidInput({ first_day: ['No version begins on this day.'] });
  await updateLeavePolicyColumns(ctx.db, id, columnsOf(stored));
  const version = stored.version + 1;
  await concludeLeavePolicyChange(ctx, id, { event: 'leave.remove-policy-version', before: { first_day }, version });
  await announcePeopleOfLeave(ctx, await peopleOfLeavePolicy(ctx.db, id));
  return { id, version };
}

/**
 * No one raises their own balance by lines that only they have: from today on, or on the days that the version counts, which can be over.
 * @throws Problem forbidden
 */
async function assertForOthers(ctx: Ctx, id: number, firstDay: string): Promise<void> {
  for (const day of [todayAtHome(ctx), firstDay]) {
    const people = await presentHolders(ctx.db, id, day);
    if (people.length > 0 && people.every((employeeId) => isOwnRecord(ctx.viewer, employeeId)))
      throw new Problem('forbidden', 'You are the only person with this policy. Someone else has to change its lines.');
  }
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
const lockedLeavePolicy = (ctx: Ctx, wanted: WantedRecord) => lockedRecord(ctx, leavePolicySource, wanted);

const leavePolicySource: RecordSource<LockedLeavePolicy> = {
  thing: 'leave policy',
  lock: ({ db }, id) => lockLeavePolicy(db, id),
  logged: ({ id }) => ({ subject: { kind: 'leave-policy', id } }),
  labels: leavePolicyLabels,
};

async function versionOn(ctx: Ctx, id: number, day: string): Promise<PolicyVersion | undefined> {
  const versions = (await policyVersions(ctx.db, [id])).get(id) ?? [];
  return versions.find(({ first_day }) => first_day === day);
}

const versionOf = ({ first_day, lines }: Pick<LeavePolicyInput, 'first_day' | 'lines'>): PolicyVersion => ({
  first_day,
  lines: lines.map(storedLine),
});

/** Comparable, whatever the order of lines and fields. */
const linesOf = (version: PolicyVersion | undefined) =>
  version?.lines
    .map((line) => Object.entries(line).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

const columnsOf = ({ name, description = null, is_client_assignable }: Written): LeavePolicyColumns => ({
  name,
  description,
  is_client_assignable,
});

type Written = Pick<LeavePolicyInput, 'name' | 'description' | 'is_client_assignable'>;

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, leavePolicyLabels, {
    leave_policy_name_key: ['name', 'taken'],
    leave_policy_line_leave_type_id_fkey: ['lines', 'unknown'],
  });
