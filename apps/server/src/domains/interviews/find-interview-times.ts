import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import { offeredSlots } from '@muster/contract/domains/interviews/interview-slots.rules.ts';
import { stagesWithTheClient } from '@muster/contract/domains/interviews/interview-state.rules.ts';
import type { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { mostOffers, offerDays } from '@muster/contract/domains/interviews/interviews.constants.ts';
import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type InterviewParty, interviewParty, isoOf } from './interview-party.ts';
import { applicationToBook, type BookableApplication } from './interview-people.repository.ts';
import { interviewById } from './interviews.repository.ts';

type Calls = typeof interviewsCalls;

/** @throws Problem not-found for an application out of reach, conflict for one that is not with the client, invalid-input for attendees */
export async function findInterviewTimes(
  ctx: Ctx,
  { body }: CallInput<Calls['times']>,
): Promise<CallAnswer<Calls['times']>> {
  const application = await bookableApplication(ctx, body.application_id);
  const movedId = await movedInterview(ctx, body);
  const range = offerRange(ctx);
  const party = await interviewParty(ctx, { application, userIds: body.user_ids, movedId, range });
  return {
    timezone: party.zone,
    times: timesFor(party, { range, minutes: body.minutes, most: mostOffers }),
    without_availability: party.withoutAvailability.map(({ id, name }) => ({ id, name })),
  };
}

/** @throws Problem not-found or conflict */
export async function bookableApplication(ctx: Ctx, id: number): Promise<BookableApplication> {
  const application = await applicationToBook(ctx.db, ctx.viewer, id);
  if (!application) throw notFound('application');
  if (!stagesWithTheClient.includes(application.stage))
    throw new Problem('conflict', `${application.candidate} is not presented to the client for this position.`);
  return application;
}

/** The interview of the application that is moved; null for a new one. @throws Problem not-found */
export async function movedInterview(
  { db, viewer }: Ctx,
  { application_id, moved_id }: { readonly application_id: number; readonly moved_id?: number | undefined },
): Promise<number | null> {
  if (moved_id === undefined) return null;
  const stored = await interviewById(db, viewer, moved_id);
  if (stored?.application_id !== application_id) throw notFound('interview');
  return moved_id;
}

/** From now on. */
export function offerRange({ clock }: Ctx): TimeSpan {
  const from = clock.now().epochMilliseconds;
  return { from, until: from + offerDays * 86_400_000 };
}

export const timesFor = ({ slots: people, zone }: InterviewParty, question: TimesQuestion) =>
  offeredSlots({ ...question, people, zone }).map(({ from, until }) => ({
    starts_at: isoOf(from),
    ends_at: isoOf(until),
  }));

interface TimesQuestion {
  readonly range: TimeSpan;
  readonly minutes: number;
  readonly most: number;
}
