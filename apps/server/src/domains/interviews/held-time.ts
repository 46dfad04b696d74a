import { notFound, Problem } from '@muster/contract';
import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import type { Db } from '../../database/db.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockHold, removeHold, usersOfHold } from './interview-hold.repository.ts';
import { type InterviewPerson, interviewPeople } from './interview-people.repository.ts';
import { giveTimes, insertAttendees, insertInterview, type NewInterview } from './interview-write.repository.ts';

export type HeldTime = NonNullable<Awaited<ReturnType<typeof lockHold>>>;

interface WantedTime {
  readonly uuid: string;
  /** The interview that is moved to it. */
  readonly movedId?: number;
}

/**
 * The time that the viewer holds, locked. A hold for a move serves no other interview.
 * @throws Problem not-found for a hold of somebody else, conflict for one that has expired
 */
export async function heldTime({ db, viewer, clock }: Ctx, { uuid, movedId }: WantedTime): Promise<HeldTime> {
  const hold = await lockHold(db, uuid, viewer.userId);
  const isFor = hold?.moves_interview_id ?? movedId;
  if (!hold || isFor !== movedId) throw notFound('held time');
  if (Temporal.Instant.compare(Temporal.Instant.from(hold.expires_at), clock.now()) <= 0)
    throw new Problem('conflict', 'This time is not held for you any more. Choose a time again.');
  return hold;
}

interface HeldFor {
  readonly hold: HeldTime;
  readonly clientId: number;
}

/** Whose time is held. Row security hides some of them from a client, so the caller runs it without. */
export async function peopleOfHold(db: Db, { hold, clientId }: HeldFor): Promise<InterviewPerson[]> {
  const ids = await usersOfHold(db, hold.id);
  return interviewPeople(db, { ids, clientId, roles: openPositionAccess.change.roles });
}

type Placed = Omit<NewInterview, 'application_id' | 'starts_at' | 'ends_at' | 'override_reason'>;

/** Turns a hold into an interview of its people, without row security as well. */
export async function placeInterview(
  db: Db,
  { hold, clientId }: HeldFor,
  columns: Placed,
): Promise<{ readonly id: number; readonly uuid: string }> {
  const { application_id, starts_at, ends_at, override_reason } = hold;
  const placed = await insertInterview(db, { ...columns, application_id, starts_at, ends_at, override_reason });
  await insertAttendees(db, placed.id, await peopleOfHold(db, { hold, clientId }));
  await giveTimes(db, hold.id, placed.id);
  await removeHold(db, hold.id);
  return placed;
}
