import { type CallAnswer, type CallInput, invalidInput, notFound } from '@muster/contract';
import { isOffered } from '@muster/contract/domains/interviews/interview-slots.rules.ts';
import type { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import {
  firstYearWithoutInterviews,
  holdMinutes,
  mostAlternatives,
} from '@muster/contract/domains/interviews/interviews.constants.ts';
import { mayOverrideHours } from '@muster/contract/domains/interviews/interviews.policy.ts';
import { utcMilliseconds } from '@muster/contract/domains/interviews/utc-milliseconds.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { bookableApplication, movedInterview, offerRange, timesFor } from './find-interview-times.ts';
import { forgetHolds, insertHold, lockHold, lockPeople, removeHold } from './interview-hold.repository.ts';
import { interviewParty, isoOf } from './interview-party.ts';
import { applicationToBook } from './interview-people.repository.ts';
import { concludeInterviewChange } from './interviews.events.ts';

type Calls = typeof interviewsCalls;

/**
 * Keeps a time of all people for the viewer. Who is too late gets other times instead.
 * @throws Problem not-found, conflict, invalid-input for attendees, for a time that is over, and for a reason that the viewer may not give
 */
export async function holdInterviewTime(
  ctx: Ctx,
  { body }: CallInput<Calls['hold']>,
): Promise<CallAnswer<Calls['hold']>> {
  const { minutes, override_reason: reason = null } = body;
  const application = await bookableApplication(ctx, body.application_id);
  const movedId = await movedInterview(ctx, body);
  const range = offerRange(ctx);
  const from = utcMilliseconds(body.starts_at);
  const slot = { from, until: from + minutes * 60_000 };
  if (slot.from < range.from) throw invalidInput({ starts_at: ['The start must be in the future.'] });
  if (slot.until >= utcMilliseconds(`${firstYearWithoutInterviews}-01-01T00:00:00Z`))
    throw invalidInput({ starts_at: [`The start must be before ${firstYearWithoutInterviews}.`] });
  if (reason !== null && !mayOverrideHours(ctx.viewer))
    throw invalidInput({ override_reason: ['Only staff who recruit book a time outside the hours.'] });
  const question = { application, userIds: body.user_ids, movedId, range };
  const { people } = await interviewParty(ctx, question);
  const taking = {
    userIds: people.map(({ id }) => id),
    personIds: people.map(({ person_id }) => person_id),
    candidateId: application.candidate_id,
  };
  const hold = {
    application_id: application.id,
    starts_at: isoOf(slot.from),
    ends_at: isoOf(slot.until),
    override_reason: reason,
    held_by_user_id: ctx.viewer.userId,
    moves_interview_id: movedId,
    expires_at: ctx.clock.now().add({ minutes: holdMinutes }).toString(),
  };
  const kept = await withoutRowSecurity(ctx.db, async () => {
    await lockPeople(ctx.db, taking);
    const now = ctx.clock.now().toString();
    await forgetHolds(ctx.db, { ...taking, now, applicationId: application.id, heldBy: ctx.viewer.userId });
    // Read again: what was free before the lock may be taken now.
    const { slots } = await interviewParty(ctx, question);
    if (reason === null && !isOffered(slots, slot)) return null;
    return insertHold(ctx.db, hold, taking);
  });
  if (kept === null) {
    const party = await interviewParty(ctx, question);
    const alternatives = timesFor(party, { range, minutes, most: mostAlternatives });
    return { hold: null, refusal: refusalText(alternatives.length), alternatives };
  }
  await concludeInterviewChange(ctx, application, {
    event: 'interviews.hold-time',
    after: { starts_at: hold.starts_at, minutes },
    details: { position: application.position },
  });
  const { starts_at, ends_at, expires_at } = hold;
  return { hold: { uuid: kept.uuid, starts_at, ends_at, expires_at }, refusal: null, alternatives: [] };
}

/** @throws Problem not-found for a hold of somebody else */
export async function releaseInterviewTime(ctx: Ctx, { params: { uuid } }: CallInput<Calls['release']>): Promise<void> {
  const hold = await lockHold(ctx.db, uuid, ctx.viewer.userId);
  const application = hold && (await applicationToBook(ctx.db, ctx.viewer, hold.application_id));
  if (!hold || !application) throw notFound('held time');
  await withoutRowSecurity(ctx.db, () => removeHold(ctx.db, hold.id));
  await concludeInterviewChange(ctx, application, {
    event: 'interviews.release-time',
    before: { starts_at: hold.starts_at },
    details: { position: application.position },
  });
}

const refusalText = (others: number) =>
  others === 0
    ? 'This time is not free any more, and there is no other one in the next four weeks.'
    : 'This time is not free any more. Choose one of the others.';
