import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import type { officesCalls } from '@muster/contract/domains/lookups/offices.calls.ts';
import { officeLabels } from '@muster/contract/domains/lookups/offices.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import { concludeLookupChange } from './lookups.events.ts';
import {
  insertOffice,
  type LockedOffice,
  lockOffice,
  type OfficeColumns,
  peopleInOffice,
  removeOffice,
  updateOfficeColumns,
} from './offices.repository.ts';

type Calls = typeof officesCalls;

export async function createOffice(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const after = columnsOf(body);
  const id = await withOfficeErrors(() => insertOffice(ctx.db, after));
  await concludeLookupChange(ctx, { event: 'lookups.create-office', kind: 'office', id, after });
  return { id, version: 1 };
}

export async function updateOffice(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedRecord(ctx, officeSource, body);
  const [before, after] = [columnsOf(stored), columnsOf(body)];
  await withOfficeErrors(() => updateOfficeColumns(ctx.db, body.id, after));
  const version = stored.version + 1;
  await concludeLookupChange(ctx, {
    event: 'lookups.update-office',
    kind: 'office',
    id: body.id,
    before,
    after,
    version,
  });
  return { id: body.id, version };
}

/** @throws Problem conflict (409) while an employee's record refers to the office */
export async function deleteOffice(ctx: Ctx, { body }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedRecord(ctx, officeSource, { id: body.id });
  const people = await peopleInOffice(ctx.db, body.id);
  if (people > 0) {
    const who = counted(people, 'employee');
    throw new Problem('conflict', `The office is in use by ${who}, past ones included, and cannot be deleted.`);
  }
  await removeOffice(ctx.db, body.id);
  await concludeLookupChange(ctx, {
    event: 'lookups.delete-office',
    kind: 'office',
    id: body.id,
    before: columnsOf(stored),
  });
}

const officeSource: RecordSource<LockedOffice> = {
  thing: 'office',
  lock: ({ db }, id) => lockOffice(db, id),
  logged: ({ id }) => ({ subject: { kind: 'office', id } }),
  labels: officeLabels,
};

function columnsOf(body: CallInput<Calls['create']>['body']): OfficeColumns {
  return {
    name: body.name,
    address: body.address,
    timezone_id: body.timezone_id ?? null,
    country_id: body.country_id ?? null,
  };
}

const withOfficeErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, officeLabels, {
    office_name_any_case: ['name', 'taken'],
    office_name_key: ['name', 'taken'],
    office_timezone_id_fkey: ['timezone_id', 'unknown'],
    office_country_id_fkey: ['country_id', 'unknown'],
  });
