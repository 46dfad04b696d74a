import type { CallAnswer, CallInput } from '@muster/contract';
import type { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { holidayLabels } from '@muster/contract/domains/holidays/holidays.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { announcePeople, concludeHolidayChange } from './holidays.events.ts';
import {
  type HolidayColumns,
  insertHoliday,
  type LockedHoliday,
  lockHoliday,
  removeHoliday,
  updateHolidayColumns,
} from './holidays.repository.ts';
import { peopleOfCalendars } from './people-holidays.repository.ts';

type Calls = typeof holidaysCalls;

export async function createHoliday(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const after = columnsOf(body);
  const id = await withErrors(() => insertHoliday(ctx.db, after));
  await concludeHolidayChange(ctx, id, { event: 'holidays.create-holiday', after });
  await announcePeople(ctx, await peopleOfCalendars(ctx.db, [after.calendar_id]));
  return { id, version: 1 };
}

export async function updateHoliday(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedHoliday(ctx, body);
  const [before, after] = [columnsOf(stored), columnsOf(body)];
  const { id } = body;
  const version = stored.version + 1;
  await withErrors(() => updateHolidayColumns(ctx.db, id, after));
  await concludeHolidayChange(ctx, id, { event: 'holidays.update-holiday', before, after, version });
  await announcePeople(ctx, await peopleOfCalendars(ctx.db, [before.calendar_id, after.calendar_id]));
  return { id, version };
}

export async function deleteHoliday(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedHoliday(ctx, { id });
  await removeHoliday(ctx.db, id);
  await concludeHolidayChange(ctx, id, { event: 'holidays.delete-holiday', before: columnsOf(stored) });
  await announcePeople(ctx, await peopleOfCalendars(ctx.db, [stored.calendar_id]));
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
const lockedHoliday = (ctx: Ctx, wanted: WantedRecord) => lockedRecord(ctx, holidaySource, wanted);

const holidaySource: RecordSource<LockedHoliday> = {
  thing: 'holiday',
  lock: ({ db }, id) => lockHoliday(db, id),
  logged: ({ id }) => ({ subject: { kind: 'holiday', id } }),
  labels: holidayLabels,
};

function columnsOf(body: Written): HolidayColumns {
  const { calendar_id, day, name, kind, is_fixed, source } = body;
  return {
    calendar_id,
    day,
    name,
    kind,
    from_time: body.from_time || null,
    until_time: body.until_time || null,
    is_fixed,
    source,
  };
}

type Written = CallInput<Calls['create']>['body'] | LockedHoliday;

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, holidayLabels, {
    holiday_name_of_day: ['name', { text: 'The calendar has a holiday of this name on the day.' }],
    holiday_calendar_id_fkey: ['calendar_id', 'unknown'],
  });
