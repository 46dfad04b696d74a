import { z } from 'zod';
import type { Db } from '../../database/db.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff, pushToUsers } from '../../platform/realtime/push-to-pages.ts';
import { clientReadersOf } from './client-users.repository.ts';

export const candidateChanged = defineEvent('candidate.changed', z.object({ id: z.int() }));
/** Other domains remove what they hold about the person. */
export const candidateAnonymised = defineEvent('candidate.anonymised', z.object({ id: z.int() }));
export const applicationChanged = defineEvent(
  'application.changed',
  z.object({ id: z.int(), candidate_id: z.int(), position_id: z.int(), is_shown: z.boolean().default(true) }),
);
const openPositionChanged = defineEvent('open-position.changed', z.object({ id: z.int() }));

export const jobDescriptionTemplateChanged = defineEvent('job-description-template.changed', z.object({ id: z.int() }));
export const jobDescriptionChanged = defineEvent('job-description.changed', z.object({ position_id: z.int() }));

export const hireDraftChanged = defineEvent(
  'hire-draft.changed',
  z.object({ id: z.int(), client_id: z.int(), author_user_id: z.int() }),
);

const notesChanged = defineEvent(
  'recruitment-notes.changed',
  z.object({
    position_id: z.int().nullable(),
    candidate_id: z.int().nullable(),
    is_shown: z.boolean().default(false),
  }),
);

export const recruitmentListeners: readonly EventListener<BaseContext>[] = [
  listen(openPositionChanged, 'refresh-open-positions', ({ db }, { id }) =>
    pushToStaff(db, 'open-positions.changed', { id }),
  ),
  listen(candidateChanged, 'refresh-open-candidates', ({ db }, { id }) =>
    pushToStaff(db, 'candidates.changed', { id }),
  ),
  listen(notesChanged, 'refresh-open-notes', ({ db }, { position_id, candidate_id }) =>
    pushToStaff(db, 'recruitment-notes.changed', { position_id, candidate_id }),
  ),
  listen(notesChanged, 'refresh-notes-of-clients', async ({ db }, { position_id, is_shown }) => {
    if (is_shown && position_id !== null) await refreshClientPages(db, position_id);
  }),
  listen(applicationChanged, 'refresh-open-applications', ({ db }, { id, candidate_id, position_id }) =>
    pushToStaff(db, 'applications.changed', { id, candidate_id, position_id }),
  ),
  listen(openPositionChanged, 'refresh-positions-of-clients', ({ db }, { id }) => refreshClientPages(db, id)),
  listen(applicationChanged, 'refresh-candidates-of-clients', async ({ db }, { position_id, is_shown }) => {
    if (is_shown) await refreshClientPages(db, position_id);
  }),
];

export const announceOpenPosition = (ctx: Ctx, id: number) => ctx.announce(openPositionChanged, { id });
export const announceAnonymised = (ctx: BaseContext, id: number) => ctx.announce(candidateAnonymised, { id });
export const announceCandidate = (ctx: Ctx, id: number) => ctx.announce(candidateChanged, { id });

/** Without ids: what the client sees of them is read again. */
export async function refreshClientPages(db: Db, positionId: number): Promise<void> {
  const uuids = (await clientReadersOf(db, positionId)).map(({ uuid }) => uuid);
  await pushToUsers(db, uuids, 'my-positions.changed', {});
  await pushToUsers(db, uuids, 'needs.changed', {});
}

/** Writes the activity log and announces the change. */
export async function concludeOpenPositionChange(
  ctx: Ctx,
  id: number,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'open-position', id: String(id) } });
  await ctx.announce(openPositionChanged, { id });
}

/** Also for strangers who open the public page, and for the portal itself. */
export async function concludeCandidateChange(
  ctx: BaseContext,
  id: number,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'candidate', id: String(id) } });
  await ctx.announce(candidateChanged, { id });
}

export interface NotedRecord {
  readonly position_id: number | null;
  readonly candidate_id: number | null;
  /** The title of the position, for the log of a candidate. */
  readonly position: string | null;
  /** The client reads the note, or read it until now. */
  readonly isShown: boolean;
}

/** The activity of the candidate has the line, or that of the position. It never has the text. */
export async function concludeNoteChange(
  ctx: Ctx,
  { position_id, candidate_id, position, isShown }: NotedRecord,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  const subject =
    candidate_id === null
      ? { kind: 'open-position', id: String(position_id) }
      : { kind: 'candidate', id: String(candidate_id) };
  await ctx.audit({
    ...entry,
    subject,
    ...(candidate_id !== null && position !== null && { details: { position } }),
  });
  await ctx.announce(notesChanged, { position_id, candidate_id, is_shown: isShown });
}

export interface ChangedApplication {
  readonly id: number;
  readonly candidate_id: number;
  readonly position_id: number;
  /** The client sees it, or saw it until now. */
  readonly isShown: boolean;
}

/** The activity of the candidate has the line. */
export async function concludeApplicationChange(
  ctx: Ctx,
  { id, candidate_id, position_id, isShown }: ChangedApplication,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'candidate', id: String(candidate_id) } });
  await ctx.announce(applicationChanged, { id, candidate_id, position_id, is_shown: isShown });
}
