import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { bookableApplication } from './find-interview-times.ts';
import { presentInterview } from './interviews.presenter.ts';
import {
  attendeeChoices,
  attendeesOf,
  bookerOf,
  feedbackOn,
  interviewById,
  interviewByUuid,
  interviewsOfWeek,
  linkedInterviews,
  readInterviewPage,
  upcomingInterviews,
} from './interviews.repository.ts';
import type { StoredInterview } from './stored-interview.ts';

type Calls = typeof interviewsCalls;

/** All for staff who recruit, those of its own company for a client. */
export const listInterviews = (ctx: Ctx, { question }: ListInput<Calls['list']>): Promise<CallAnswer<Calls['list']>> =>
  readInterviewPage(ctx.db, ctx.viewer, question, ctx.clock.now().toString());

export const listUpcomingInterviews = async (ctx: Ctx): Promise<CallAnswer<Calls['upcoming']>> => ({
  data: await upcomingInterviews(ctx.db, ctx.viewer, { now: ctx.clock.now().toString(), most: mostUpcoming }),
});

/** The week of the page's own zone is within a day more on both sides. */
export const readInterviewWeek = async (
  ctx: Ctx,
  { query: { first } }: CallInput<Calls['week']>,
): Promise<CallAnswer<Calls['week']>> => ({
  data: await interviewsOfWeek(ctx.db, ctx.viewer, { first, most: mostOfWeek }),
});

/** @throws Problem not-found, the same for a missing interview and one that the viewer may not see */
export const readInterview = async (
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> => presented(ctx, await interviewById(ctx.db, ctx.viewer, id));

/** @throws Problem not-found, likewise */
export const readInterviewAtAddress = async (
  ctx: Ctx,
  { params: { uuid } }: CallInput<Calls['atAddress']>,
): Promise<CallAnswer<Calls['atAddress']>> => presented(ctx, await interviewByUuid(ctx.db, ctx.viewer, uuid));

/** Clients choose among their own people. @throws Problem not-found or conflict */
export async function readAttendeeChoices(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['attendees']>,
): Promise<CallAnswer<Calls['attendees']>> {
  const { client_id: clientId } = await bookableApplication(ctx, id);
  const roles = isStaff(ctx) ? openPositionAccess.change.roles : [];
  return withoutRowSecurity(ctx.db, () => attendeeChoices(ctx.db, { clientId, roles }));
}

async function presented(ctx: Ctx, stored: StoredInterview | undefined) {
  if (!stored) throw notFound('interview');
  const { id } = stored;
  const people = await withoutRowSecurity(ctx.db, async () => ({
    attendees: await attendeesOf(ctx.db, id),
    booked_by: await bookerOf(ctx.db, id),
  }));
  return presentInterview(stored, {
    ...people,
    linked: await linkedInterviews(ctx.db, id),
    feedback: await feedbackOn(ctx.db, id),
    isStaff: isStaff(ctx),
    userId: ctx.viewer.userId,
    now: ctx.clock.now().epochMilliseconds,
  });
}

const isStaff = ({ viewer }: Ctx) => scopeOf(viewer).kind === 'staff';
const mostUpcoming = 50;
const mostOfWeek = 500;
