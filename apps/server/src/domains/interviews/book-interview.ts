import { addDays, type CallAnswer, type CallInput, dayIn, homeZone, notFound, Problem } from '@muster/contract';
import type { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { beginInterviewStage } from '../recruitment/index.ts';
import { readAvailabilities } from './availability.repository.ts';
import { interviewToChange } from './end-interview.ts';
import { bookableApplication } from './find-interview-times.ts';
import { heldTime, peopleOfHold, placeInterview } from './held-time.ts';
import { updateInterview } from './interview-write.repository.ts';
import { interviewZone } from './interview-zone.ts';
import { announcePlanned, concludeInterviewChange } from './interviews.events.ts';

type Calls = typeof interviewsCalls;

/**
 * Books the time that the viewer holds. The hold keeps it free for everybody, so nothing is asked again.
 * @throws Problem not-found for a hold of somebody else, conflict for one that has expired or whose client users left
 */
export async function bookInterview(ctx: Ctx, { body }: CallInput<Calls['book']>): Promise<CallAnswer<Calls['book']>> {
  const hold = await heldTime(ctx, { uuid: body.hold_uuid });
  const application = await bookableApplication(ctx, hold.application_id);
  const previousId = body.previous_id ?? null;
  if (previousId !== null) {
    const previous = await interviewToChange(ctx, { id: previousId, act: 'follow-up' });
    if (previous.application_id !== application.id) throw notFound('interview');
    await updateInterview(ctx.db, previousId, { status: 'follow-up' });
  }
  const now = ctx.clock.now();
  const kind = previousId === null ? body.kind : 'follow-up';
  const interview = await withoutRowSecurity(ctx.db, async () => {
    const firstDay = addDays(dayIn(homeZone, now), -8);
    const people = await peopleOfHold(ctx.db, { hold, clientId: application.client_id });
    const userIds = people.map(({ id }) => id);
    const zone = interviewZone(people, await readAvailabilities(ctx.db, { userIds, firstDay }));
    if (zone === undefined)
      throw new Problem('conflict', 'No one of the client can take part any more. Choose a time again.');
    const placed = await placeInterview(
      ctx.db,
      { hold, clientId: application.client_id },
      {
        ...{ timezone_id: zone.id, kind, previous_interview_id: previousId },
        method: body.method,
        place: body.place ?? null,
        calendar_uid: `${body.hold_uuid}@muster`,
        booked_by_user_id: ctx.viewer.userId,
        booked_at: now.toString(),
      },
    );
    await beginInterviewStage(ctx, application.id);
    return placed;
  });
  await concludeInterviewChange(ctx, application, {
    event: 'interviews.book-interview',
    after: { starts_at: hold.starts_at, method: body.method, kind },
    details: { position: application.position },
  });
  await announcePlanned(ctx, { id: interview.id, change: 'booked', sequence: 0 });
  return interview;
}
