import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { interviewToChange } from './end-interview.ts';
import { heldTime, placeInterview } from './held-time.ts';
import { forgetMoves } from './interview-hold.repository.ts';
import { freeTimes, updateInterview } from './interview-write.repository.ts';
import { announcePlanned, concludeInterviewChange } from './interviews.events.ts';

type Calls = typeof interviewsCalls;

/**
 * Moves an interview to the time that the viewer holds. The earlier row stays, and the calendar entry keeps its id with a higher sequence.
 * @throws Problem not-found for an interview or a hold out of reach, conflict for one that has begun or ended, and for an expired hold
 */
export async function moveInterview(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['move']>,
): Promise<CallAnswer<Calls['move']>> {
  const stored = await interviewToChange(ctx, { id, version: body.version, act: 'move' });
  const hold = await heldTime(ctx, { uuid: body.hold_uuid, movedId: id });
  if (hold.application_id !== stored.application_id) throw notFound('held time');
  const now = ctx.clock.now();
  const sequence = stored.sequence + 1;
  const version = await updateInterview(ctx.db, id, {
    status: 'rescheduled',
    ended_at: now.toString(),
    ended_by_user_id: ctx.viewer.userId,
  });
  const moved = await withoutRowSecurity(ctx.db, async () => {
    await freeTimes(ctx.db, id);
    const placed = await placeInterview(
      ctx.db,
      { hold, clientId: stored.client_id },
      {
        ...{ timezone_id: stored.timezone_id, kind: stored.kind, method: stored.method, place: stored.place },
        ...{ calendar_uid: stored.calendar_uid, sequence, previous_interview_id: id },
        booked_by_user_id: ctx.viewer.userId,
        booked_at: now.toString(),
      },
    );
    await forgetMoves(ctx.db, id);
    return placed;
  });
  const { application_id, candidate_id, client_id, position } = stored;
  await concludeInterviewChange(
    ctx,
    { id: application_id, candidate_id, client_id },
    {
      event: 'interviews.move-interview',
      part: { kind: 'interview', id },
      before: { starts_at: stored.starts_at },
      after: { starts_at: hold.starts_at },
      details: { position },
      version,
    },
  );
  await announcePlanned(ctx, { id: moved.id, change: 'moved', sequence });
  return moved;
}
