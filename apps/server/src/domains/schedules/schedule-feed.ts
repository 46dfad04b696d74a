import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import { type CalendarEvent, calendarText } from '@muster/contract/calendar-text.rules.ts';
import type { ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { AnonymousContext, Ctx } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { type ScheduledDay, scheduledDays } from './own-schedule.repository.ts';
import { deleteFeed, employeeOfFeed, storeFeed } from './schedule-feed.repository.ts';

type Calls = typeof ownScheduleCalls;

/** A new secret link to the viewer's calendar. It is shown once; an earlier one stops working. @throws Problem conflict for others */
export async function createFeed(ctx: Ctx): Promise<CallAnswer<Calls['createFeed']>> {
  const { employeeId, userId } = ctx.viewer;
  if (employeeId === null) throw new Problem('conflict', 'Only employees have a schedule.');
  const token = ctx.random.token();
  await storeFeed(ctx.db, { userId, employeeId, tokenHash: hashToken(token), at: ctx.clock.now().toString() });
  await ctx.audit({
    event: 'schedules.create-feed',
    subject: { kind: 'user', id: String(userId) },
    after: { calendar_link: 'new' },
  });
  return { url: `${ctx.appUrl}/api/schedule-feeds/${token}` };
}

export async function revokeFeed(ctx: Ctx): Promise<void> {
  const { userId } = ctx.viewer;
  if (!(await deleteFeed(ctx.db, userId))) return;
  await ctx.audit({
    event: 'schedules.revoke-feed',
    subject: { kind: 'user', id: String(userId) },
    before: { calendar_link: 'active' },
    after: { calendar_link: 'none' },
  });
}

/**
 * The schedule of the link's owner as a calendar. Many people share the address of a proxy, so only wrong tokens count by
 * address, and they never block a valid link; each link has its own limit. @throws Problem not-found for unknown and revoked links
 */
export async function readFeed(ctx: AnonymousContext, { params }: CallInput<Calls['feed']>): Promise<FileAnswer> {
  const hash = hashToken(params.token);
  const employeeId = await employeeOfFeed(ctx.db, hash);
  if (employeeId === undefined) {
    await ctx.limit('public-token', [{ by: 'address', id: `feed:${ctx.request.address}` }]);
    throw notFound('calendar');
  }
  await ctx.limit('public-token', [{ by: 'account', id: `feed:${hash}` }]);
  const today = Temporal.PlainDate.from(todayAtHome(ctx));
  const days = await scheduledDays(ctx.db, {
    employeeId,
    from: today.subtract({ days: daysKept }).toString(),
    to: today.add({ days: scheduledDaysAhead }).toString(),
  });
  const events = days.flatMap((day) => eventsOf(day, hash));
  const text = calendarText({ name: 'Work schedule', events, at: ctx.clock.now() });
  return { name: 'schedule.ics', type: 'text/calendar; charset=utf-8', content: Buffer.from(text) };
}

const daysKept = 31;

/** A shift, or a day of leave in its place. Programs of other companies read the calendar, so it names no type of leave. */
function eventsOf(
  { work_date: day, version, shift, zone, status, ...planned }: ScheduledDay,
  hash: string,
): CalendarEvent[] {
  const shared = { id: `${day}-${hash.slice(0, 16)}@muster`, version };
  if (status === 'on_leave') return [{ ...shared, title: 'On leave', text: '', day }];
  if (status !== 'scheduled') return [];
  const { starts_at: starts, ends_at: ends } = planned;
  const times = { startsAt: Temporal.Instant.from(starts), endsAt: Temporal.Instant.from(ends) };
  return [
    {
      ...shared,
      title: shift ?? 'Shift',
      text: `${clockIn(zone, starts)} to ${clockIn(zone, ends)}, ${zone}`,
      ...times,
    },
  ];
}

const clockIn = (zone: string, instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
