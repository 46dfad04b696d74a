import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { portionsOf } from '../../platform/events/portions-of.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { approvalWaiting } from '../approvals/index.ts';
import { employeeDeactivated, employeeDeleted, employeeUpdated, employmentsImported } from '../employees/index.ts';
import { scheduleChanged } from '../shifts/index.ts';
import { followHolidays } from './follow-holidays.ts';
import type { HolidayColumns } from './holidays.repository.ts';
import { notifyWaitingHolidaySwaps } from './notices-of-holiday-swaps.ts';
import { settleHolidaySwaps } from './settle-holiday-swaps.ts';

const changed = z.object({ id: z.int() });
const holidayChanged = defineEvent('holiday.changed', changed);
const holidayCalendarChanged = defineEvent('holiday-calendar.changed', changed);
const holidayPolicyChanged = defineEvent('holiday-policy.changed', changed);

/** The holidays of these people may be others. The database announces it when their policies or employments change. */
const peopleChanged = defineEvent('holidays.people-changed', z.object({ employeeIds: z.array(z.int()).readonly() }));

export const holidaySwapChanged = defineEvent('holiday-swap.changed', changed);

const changesOfEmployment = [employeeUpdated, employeeDeactivated, employeeDeleted];

export const holidaysListeners: readonly EventListener<BaseContext>[] = [
  listen(holidayChanged, 'refresh-open-holidays', ({ db }, { id }) => pushToStaff(db, 'holidays.changed', { id })),
  listen(holidayCalendarChanged, 'refresh-open-holiday-calendars', ({ db }, { id }) =>
    pushToStaff(db, 'holiday-calendars.changed', { id }),
  ),
  listen(holidayPolicyChanged, 'refresh-open-holiday-policies', ({ db }, { id }) =>
    pushToStaff(db, 'holiday-policies.changed', { id }),
  ),
  listen(peopleChanged, 'holidays.follow', async (ctx, { employeeIds }) => {
    await settleAndAnnounce(ctx, employeeIds);
    await followHolidays(ctx.db, employeeIds);
  }),
  listen(holidaySwapChanged, 'refresh-open-holiday-swaps', ({ db }, { id }) =>
    pushToStaff(db, 'holiday-swaps.changed', { id }),
  ),
  listen(approvalWaiting, 'holidays.notify-deciders', notifyWaitingHolidaySwaps),
  listen(scheduleChanged, 'holidays.settle-swaps', (ctx, { employeeIds }) => settleAndAnnounce(ctx, employeeIds)),
  ...changesOfEmployment.map((kind) =>
    listen(kind, 'holidays.settle-swaps', (ctx: BaseContext, { employeeId }) => settleAndAnnounce(ctx, [employeeId])),
  ),
  listen(employmentsImported, 'holidays.settle-swaps', (ctx, { employeeIds }) => settleAndAnnounce(ctx, employeeIds)),
];

/** Swaps that are no longer possible end. */
export async function settleAndAnnounce(ctx: BaseContext, employeeIds: readonly number[] | null): Promise<void> {
  for (const id of await settleHolidaySwaps(ctx, employeeIds)) await ctx.announce(holidaySwapChanged, { id });
}

type Entry = Omit<AuditEntry, 'subject'>;

/** Writes the activity log and announces the change. */
export async function concludeHolidayChange(ctx: Ctx, id: number, entry: Entry): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'holiday', id: String(id) } });
  await ctx.announce(holidayChanged, { id });
}

interface LoggedHoliday {
  readonly id: number;
  readonly before: (HolidayColumns & { readonly version: number }) | null;
  readonly after: HolidayColumns;
}

/** Logs each imported holiday. Open lists refresh once. */
export async function auditHolidays(
  ctx: Pick<Ctx, 'audit' | 'announce'>,
  holidays: readonly LoggedHoliday[],
): Promise<void> {
  for (const { id, before, after } of holidays) {
    const { id: _id, version = 0, ...earlier } = { id: 0, ...before };
    await ctx.audit({
      event: before ? 'holidays.update-holiday' : 'holidays.create-holiday',
      subject: { kind: 'holiday', id: String(id) },
      ...(before && { before: earlier, version: version + 1 }),
      after,
      details: { source: 'import' },
    });
  }
  const last = holidays.at(-1);
  if (last) await ctx.announce(holidayChanged, { id: last.id });
}

export async function concludeHolidayCalendarChange(ctx: Ctx, id: number, entry: Entry): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'holiday-calendar', id: String(id) } });
  await ctx.announce(holidayCalendarChanged, { id });
}

export async function concludeHolidayPolicyChange(ctx: Ctx, id: number, entry: Entry): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'holiday-policy', id: String(id) } });
  await ctx.announce(holidayPolicyChanged, { id });
}

/** The schedules of these people follow after the commit. */
export async function announcePeople(ctx: Pick<Ctx, 'announce'>, employeeIds: readonly number[]): Promise<void> {
  for (const portion of portionsOf([...new Set(employeeIds)], peopleAtOnce))
    await ctx.announce(peopleChanged, { employeeIds: portion });
}

const peopleAtOnce = 100;
