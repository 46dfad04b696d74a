import { type CallAnswer, type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import { type CalendarEvent, calendarText } from '@muster/contract/calendar-text.rules.ts';
import { leaveFeedDays } from '@muster/contract/domains/leave/leave-calendar.constants.ts';
import { leaveCalendarAreas, leaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import type { ClassedSpan } from '@muster/contract/domains/leave/leave-calendar-answers.ts';
import type { leaveFeedCalls } from '@muster/contract/domains/leave/leave-feed.calls.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Viewer } from '@muster/contract/viewer.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { AnonymousContext, Ctx } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { findViewer } from '../../platform/session/viewer.repository.ts';
import {
  type AwayPerson,
  type AwaySource,
  type CalendarDays,
  clientDays,
  colleagueDays,
  peopleAway,
} from './leave-calendar.repository.ts';
import { deleteLeaveFeed, leaveFeedByToken, leaveFeedOf, storeLeaveFeed } from './leave-feed.repository.ts';
import { readCalendarFilters } from './read-leave-calendar.ts';

type Calls = typeof leaveFeedCalls;

export async function readFeedState(ctx: Ctx): Promise<CallAnswer<Calls['state']>> {
  return { feed: (await leaveFeedOf(ctx.db, ctx.viewer.userId)) ?? null };
}

/** The link is shown once. @throws Problem conflict for viewers without a leave calendar, invalid-input for filters out of reach */
export async function createLeaveFeed(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const { client_id: clientId = null, team_id: teamId = null } = body;
  if (leaveCalendarSide(ctx.viewer) === null) throw new Problem('conflict', 'You have no leave calendar.');
  const { clients, teams } = await readCalendarFilters(ctx);
  const isOffered = (rows: readonly { readonly id: number }[], id: number | null) =>
    id === null || rows.some((row) => row.id === id);
  if (!isOffered(clients, clientId)) throw invalidInput({ client_id: [say.invalid('Client')] });
  if (!isOffered(teams, teamId)) throw invalidInput({ team_id: [say.invalid('Team')] });
  const token = ctx.random.token();
  const { userId } = ctx.viewer;
  await storeLeaveFeed(ctx.db, {
    ...{ userId, clientId, teamId },
    ...{ tokenHash: hashToken(token), at: ctx.clock.now().toString() },
  });
  await ctx.audit({
    event: 'leave.create-feed',
    subject: { kind: 'user', id: String(userId) },
    after: { calendar_link: 'new' },
  });
  return { url: `${ctx.appUrl}/api/leave-feeds/${token}` };
}

export async function revokeLeaveFeed(ctx: Ctx): Promise<void> {
  const { userId } = ctx.viewer;
  if (!(await deleteLeaveFeed(ctx.db, userId))) return;
  await ctx.audit({
    event: 'leave.revoke-feed',
    subject: { kind: 'user', id: String(userId) },
    before: { calendar_link: 'active' },
    after: { calendar_link: 'none' },
  });
}

/**
 * Who is away, for the owner of the link with the rights of this moment: approved leave, names and days alone. Limits as for the link to a
 * schedule. @throws Problem not-found for unknown and revoked links
 */
export async function readLeaveFeed(ctx: AnonymousContext, { params }: CallInput<Calls['read']>): Promise<FileAnswer> {
  const hash = hashToken(params.token);
  const feed = await leaveFeedByToken(ctx.db, hash);
  const viewer = feed && (await findViewer(ctx.db, feed.user_id));
  if (!viewer) {
    await ctx.limit('public-token', [{ by: 'address', id: `feed:${ctx.request.address}` }]);
    throw notFound('calendar');
  }
  await ctx.limit('public-token', [{ by: 'account', id: `feed:${hash}` }]);
  const today = todayAtHome(ctx);
  const source = daysOf(viewer, { from: addDays(today, -leaveFeedDays.past), to: addDays(today, leaveFeedDays.ahead) });
  const filters = { clientId: feed.client_id, teamId: feed.team_id, typeId: null, search: '' };
  const people = source === null ? [] : await peopleAway<ClassedSpan>(ctx.db, source, filters);
  const events = people.flatMap((person) => eventsOf(person, hash));
  const text = calendarText({
    name: 'Leave',
    events: [...events, ...shortened(people, today, hash)],
    at: ctx.clock.now(),
  });
  return { name: 'leave.ics', type: 'text/calendar; charset=utf-8', content: Buffer.from(text) };
}

/** Null for somebody who has no leave calendar any more. */
function daysOf(viewer: Viewer, days: CalendarDays): AwaySource | null {
  switch (leaveCalendarSide(viewer)) {
    case 'staff':
      return clientDays(days, reachOf(viewer, leaveCalendarAreas.days));
    case 'client':
      return clientDays(days, reachOf(viewer, leaveCalendarAreas.company));
    case 'own':
      return viewer.employeeId === null ? null : colleagueDays(days, viewer.employeeId, 'colleagues');
    default:
      return null;
  }
}

/** Programs of other companies read the calendar, so it names neither types nor classes of leave. */
const eventsOf = ({ id, name, away }: AwayPerson<ClassedSpan>, hash: string): CalendarEvent[] =>
  away.map(({ first, last, part }) => ({
    id: `${hashToken(`${hash} ${id} ${first} ${part}`).slice(0, 32)}@muster`,
    version: 1,
    title: part === 'full' ? `${name} on leave` : `${name} on leave for a part of the day`,
    text: '',
    day: first,
    last,
  }));

/** Says in the calendar itself that people are missing from it. */
function shortened(people: readonly AwayPerson<ClassedSpan>[], today: string, hash: string): CalendarEvent[] {
  const total = people[0]?.total ?? 0;
  if (total <= people.length) return [];
  const text = 'Choose a client or a team in the leave calendar, and create the link again.';
  const title = `Leave: the first ${people.length} of ${total} people`;
  return [{ id: `${hash.slice(0, 16)}-more@muster`, version: 1, title, text, day: today }];
}
