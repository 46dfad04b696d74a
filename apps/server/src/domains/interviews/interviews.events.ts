import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { z } from 'zod';
import type { Db } from '../../database/db.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { refreshWaiting } from '../notifications/index.ts';
import { applicationChanged, candidateAnonymised, refreshClientPages } from '../recruitment/index.ts';
import { forgetInterviewTexts } from './forget-interview-texts.repository.ts';
import { positionOfApplication } from './interview-guests.repository.ts';
import { type InterviewChange, inviteToInterview } from './invite-to-interview.ts';
import { usersWaitingFor } from './waiting-interviews.repository.ts';

const interviewChanged = defineEvent('interview.changed', z.object({ application_id: z.int() }));
/** Mails and notifications to its guests follow the commit. */
const interviewPlanned = defineEvent(
  'interview.planned',
  z.object({ id: z.int(), change: z.enum(['booked', 'moved', 'cancelled']), sequence: z.int(), by: z.int() }),
);
const availabilityChanged = defineEvent('availability.changed', z.object({ id: z.int() }));

export const interviewsListeners: readonly EventListener<BaseContext>[] = [
  listen(availabilityChanged, 'refresh-open-availabilities', ({ db }, { id }) =>
    pushToStaff(db, 'availabilities.changed', { id }),
  ),
  listen(interviewChanged, 'refresh-open-interviews', ({ db }, { application_id }) =>
    pushToStaff(db, 'interviews.changed', { application_id }),
  ),
  listen(interviewChanged, 'refresh-interviews-of-clients', async ({ db }, { application_id }) => {
    const positionId = await positionOfApplication(db, application_id);
    if (positionId !== undefined) await refreshClientPages(db, positionId);
  }),
  listen(interviewChanged, 'refresh-waiting-interviews', ({ db }, { application_id }) =>
    refreshInterviewNeeds(db, application_id),
  ),
  listen(applicationChanged, 'refresh-interviews-to-book', ({ db }, { id }) => refreshInterviewNeeds(db, id)),
  listen(interviewPlanned, 'invite-to-interview', inviteToInterview),
  listen(candidateAnonymised, 'forget-interview-texts', ({ db }, { id }) => forgetInterviewTexts(db, id)),
];

const refreshInterviewNeeds = async (db: Db, applicationId: number): Promise<void> =>
  refreshWaiting(db, await usersWaitingFor(db, applicationId, openPositionAccess.change.roles));

/** Writes the activity log and announces the change. */
export async function concludeAvailabilityChange(
  ctx: Ctx,
  id: number,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'availability', id: String(id) } });
  await ctx.announce(availabilityChanged, { id });
}

interface InterviewSubject {
  readonly id: number;
  readonly candidate_id: number;
  /** Null: the line is for staff alone. */
  readonly client_id: number | null;
}

/** The activity of the candidate has the line, and that of the client. */
export async function concludeInterviewChange(
  ctx: Ctx,
  { id, candidate_id, client_id }: InterviewSubject,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'candidate', id: String(candidate_id) }, clientId: client_id });
  await ctx.announce(interviewChanged, { application_id: id });
}

interface PlannedChange {
  readonly id: number;
  readonly change: InterviewChange;
  readonly sequence: number;
}

/** After the commit, its guests and the candidate get invitations. */
export const announcePlanned = (ctx: Ctx, planned: PlannedChange): Promise<void> =>
  ctx.announce(interviewPlanned, { ...planned, by: ctx.viewer.userId });
