import { addDays, type CallAnswer, type CallInput, dayIn, homeZone, notFound, Problem } from '@muster/contract';
import type { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { beginInterviewStage } from '../recruitment/index.ts';
import { readAvailabilities } from './availability.repository.ts';
import { interviewToChange } from './end-interview.ts';
import { bookableApplication } from './find-interview-times.ts';
import { lockHold, removeHold, usersOfHold } from './interview-hold.repository.ts';
import { interviewPeople } from './interview-people.repository.ts';
import {
  giveTimes,
  insertAttendees,
  insertInterview,
  updateInterview,
  zoneIdOf,
} from './interview-write.repository.ts';
import { concludeInterviewChange } from './interviews.events.ts';

type Calls = typeof interviewsCalls;

/**
 * Books the time that the viewer holds. The hold keeps it free for everybody, so nothing is asked again.
 * @throws Problem not-found for a hold of somebody else, conflict for one that has expired
 */
export async function bookInterview(ctx: Ctx, { body }: CallInput<Calls['book']>): Promise<CallAnswer<Calls['book']>> {
  const hold = await lockHold(ctx.db, body.hold_uuid, ctx.viewer.userId);
  if (!hold) throw notFound('held time');
  const now = ctx.clock.now();
  if (Temporal.Instant.compare(Temporal.Instant.from(hold.expires_at), now) <= 0)
    throw new Problem('conflict', 'This time is not held for you any more. Choose a time again.');
  const application = await bookableApplication(ctx, hold.application_id);
  const previousId = body.previous_id ?? null;
  if (previousId !== null) {
    const previous = await interviewToChange(ctx, { id: previousId, act: 'follow-up' });
    if (previous.application_id !== application.id) throw notFound('interview');
    await updateInterview(ctx.db, previousId, { status: 'follow-up' });
  }
  const kind = previousId === null ? body.kind : 'follow-up';
  const interview = await withoutRowSecurity(ctx.db, async () => {
    const ids = await usersOfHold(ctx.db, hold.id);
    const roles = openPositionAccess.change.roles;
    const people = await interviewPeople(ctx.db, { ids, clientId: application.client_id, roles });
    const firstDay = addDays(dayIn(homeZone, now), -8);
    const [stored] = await readAvailabilities(ctx.db, { userIds: ids, firstDay });
    const timezone_id = stored?.timezone.id ?? (await zoneIdOf(ctx.db, homeZone));
    if (timezone_id === undefined) throw notFound('time zone');
    const inserted = await insertInterview(ctx.db, {
      application_id: application.id,
      starts_at: hold.starts_at,
      ends_at: hold.ends_at,
      timezone_id,
      kind,
      previous_interview_id: previousId,
      method: body.method,
      place: body.place ?? null,
      calendar_uid: `${body.hold_uuid}@muster`,
      override_reason: hold.override_reason,
      booked_by_user_id: ctx.viewer.userId,
      booked_at: now.toString(),
    });
    await insertAttendees(ctx.db, inserted.id, people);
    await giveTimes(ctx.db, hold.id, inserted.id);
    await removeHold(ctx.db, hold.id);
    await beginInterviewStage(ctx, application.id);
    return inserted;
  });
  await concludeInterviewChange(ctx, application, {
    event: 'interviews.book-interview',
    after: { starts_at: hold.starts_at, method: body.method, kind },
    details: { position: application.position },
  });
  return interview;
}
