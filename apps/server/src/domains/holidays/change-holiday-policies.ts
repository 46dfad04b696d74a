import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import type { holidayPoliciesCalls } from '@muster/contract/domains/holidays/holiday-policies.calls.ts';
import { holidayPolicyLabels } from '@muster/contract/domains/holidays/holiday-policies.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import {
  type HolidayPolicyColumns,
  holdersOfPolicy,
  insertHolidayPolicy,
  type LockedHolidayPolicy,
  lockHolidayPolicy,
  policyLines,
  removeHolidayPolicy,
  storePolicyLines,
  updateHolidayPolicyColumns,
} from './holiday-policies.repository.ts';
import { announcePeople, concludeHolidayPolicyChange } from './holidays.events.ts';
import { peopleOfPolicy } from './people-holidays.repository.ts';

type Calls = typeof holidayPoliciesCalls;

export async function createHolidayPolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const after = columnsOf(body);
  const id = await withErrors(async () => {
    const policyId = await insertHolidayPolicy(ctx.db, after);
    await storePolicyLines(ctx.db, policyId, body.lines);
    return policyId;
  });
  await concludeHolidayPolicyChange(ctx, id, {
    event: 'holidays.create-holiday-policy',
    after: { ...after, lines: body.lines },
  });
  return { id, version: 1 };
}

export async function updateHolidayPolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedHolidayPolicy(ctx, body);
  const { id, lines } = body;
  const before = { ...columnsOf(stored), lines: await policyLines(ctx.db, id) };
  const version = stored.version + 1;
  await withErrors(async () => {
    await updateHolidayPolicyColumns(ctx.db, id, columnsOf(body));
    await storePolicyLines(ctx.db, id, lines);
  });
  await concludeHolidayPolicyChange(ctx, id, {
    event: 'holidays.update-holiday-policy',
    before,
    after: { ...columnsOf(body), lines },
    version,
  });
  await announcePeople(ctx, await peopleOfPolicy(ctx.db, id));
  return { id, version };
}

/** @throws Problem conflict (409) while clients or employees refer to the policy */
export async function deleteHolidayPolicy(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedHolidayPolicy(ctx, { id });
  const { clients, employees } = await holdersOfPolicy(ctx.db, id);
  if (clients + employees > 0) {
    const who = `${counted(clients, 'client')} and ${counted(employees, 'employee')}`;
    throw new Problem('conflict', `The policy is in use by ${who}, past ones included, and cannot be deleted.`);
  }
  await removeHolidayPolicy(ctx.db, id);
  await concludeHolidayPolicyChange(ctx, id, { event: 'holidays.delete-holiday-policy', before: columnsOf(stored) });
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
const lockedHolidayPolicy = (ctx: Ctx, wanted: WantedRecord) => lockedRecord(ctx, holidayPolicySource, wanted);

const holidayPolicySource: RecordSource<LockedHolidayPolicy> = {
  thing: 'holiday policy',
  lock: ({ db }, id) => lockHolidayPolicy(db, id),
  logged: ({ id }) => ({ subject: { kind: 'holiday-policy', id } }),
  labels: holidayPolicyLabels,
};

function columnsOf(body: Written): HolidayPolicyColumns {
  const { name, description = null, is_client_assignable } = body;
  return { name, description, is_client_assignable };
}

type Written = Pick<CallInput<Calls['create']>['body'], 'name' | 'description' | 'is_client_assignable'>;

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, holidayPolicyLabels, {
    holiday_policy_name_key: ['name', 'taken'],
    holiday_policy_line_calendar_id_fkey: ['lines', 'unknown'],
    holiday_policy_line_no_overlap: ['lines', { text: 'A calendar is named twice for the same year.' }],
  });
