import type { Ctx } from '../../platform/context/context.ts';
import { announcePeople, auditHolidays } from './holidays.events.ts';
import { type HolidayColumns, insertHoliday, type LockedHoliday, updateHolidayColumns } from './holidays.repository.ts';
import { peopleOfCalendars } from './people-holidays.repository.ts';

type ImportParts = Pick<Ctx, 'db' | 'audit' | 'announce'>;

/** Adds or changes the holidays of a file, which the caller has checked and locked. Each is logged. */
export async function storeImportedHolidays(
  ctx: ImportParts,
  rows: readonly { readonly stored: LockedHoliday | null; readonly columns: HolidayColumns }[],
): Promise<void> {
  const logged = [];
  for (const { stored, columns } of rows) {
    if (stored) await updateHolidayColumns(ctx.db, stored.id, columns);
    const id = stored?.id ?? (await insertHoliday(ctx.db, columns));
    logged.push({ id, before: stored, after: columns });
  }
  await auditHolidays(ctx, logged);
}

/** The schedules of the people of these calendars follow after the commit. */
export async function announceHolidaysOf(ctx: ImportParts, calendarIds: readonly number[]): Promise<void> {
  if (calendarIds.length > 0) await announcePeople(ctx, await peopleOfCalendars(ctx.db, calendarIds));
}
