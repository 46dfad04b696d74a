import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { holidayCalendarsCalls } from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import { holidayCalendarLabels } from '@muster/contract/domains/holidays/holiday-calendars.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import {
  type HolidayCalendarColumns,
  insertHolidayCalendar,
  type LockedHolidayCalendar,
  lockHolidayCalendar,
  policiesNaming,
  removeHolidayCalendar,
  updateHolidayCalendarColumns,
} from './holiday-calendars.repository.ts';
import { concludeHolidayCalendarChange } from './holidays.events.ts';

type Calls = typeof holidayCalendarsCalls;

export async function createHolidayCalendar(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const after = columnsOf(body);
  const id = await withErrors(() => insertHolidayCalendar(ctx.db, after));
  await concludeHolidayCalendarChange(ctx, id, { event: 'holidays.create-holiday-calendar', after });
  return { id, version: 1 };
}

export async function updateHolidayCalendar(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedHolidayCalendar(ctx, body);
  const [before, after] = [columnsOf(stored), columnsOf(body)];
  const { id } = body;
  const version = stored.version + 1;
  await withErrors(() => updateHolidayCalendarColumns(ctx.db, id, after));
  await concludeHolidayCalendarChange(ctx, id, { event: 'holidays.update-holiday-calendar', before, after, version });
  return { id, version };
}

/** @throws Problem conflict (409) while a policy names the calendar */
export async function deleteHolidayCalendar(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedHolidayCalendar(ctx, { id });
  const policies = await policiesNaming(ctx.db, id);
  if (policies.length > 0)
    throw new Problem('conflict', `The calendar is used by ${policies.join(', ')}. Remove it from there first.`);
  await removeHolidayCalendar(ctx.db, id);
  await concludeHolidayCalendarChange(ctx, id, {
    event: 'holidays.delete-holiday-calendar',
    before: columnsOf(stored),
  });
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
export const lockedHolidayCalendar = (ctx: Ctx, wanted: WantedRecord) =>
  lockedRecord(ctx, holidayCalendarSource, wanted);

const holidayCalendarSource: RecordSource<LockedHolidayCalendar> = {
  thing: 'holiday calendar',
  lock: ({ db }, id) => lockHolidayCalendar(db, id),
  logged: ({ id }) => ({ subject: { kind: 'holiday-calendar', id } }),
  labels: holidayCalendarLabels,
};

function columnsOf(body: CallInput<Calls['create']>['body']): HolidayCalendarColumns {
  const { name, country_id = null, state = null, client_id = null, description = null } = body;
  return { name, country_id, state, client_id, description };
}

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, holidayCalendarLabels, {
    holiday_calendar_name_any_case: ['name', 'taken'],
    holiday_calendar_country_id_fkey: ['country_id', 'unknown'],
    holiday_calendar_client_id_fkey: ['client_id', 'unknown'],
  });
