import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { notesCalls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import { noteSideOf } from '@muster/contract/domains/recruitment/notes.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { positionByUuid } from './applications.repository.ts';
import { readCandidate } from './candidates.repository.ts';
import { type NoteReader, presentNoteRow, presentThreads } from './notes.presenter.ts';
import {
  applicationsToNote,
  notesOfCandidate,
  notesOfPosition,
  readNotePage,
  subjectsOfPosition,
} from './notes.repository.ts';

type Calls = typeof notesCalls;

/** @throws Problem not-found for viewers who are on no side */
export function noteReader({ viewer }: Ctx): NoteReader {
  const side = noteSideOf(viewer);
  if (side === null) throw notFound('note');
  return { side, userId: viewer.userId };
}

/** @throws Problem not-found, the same for a missing position and one that the viewer may not see */
export async function listPositionNotes(
  ctx: Ctx,
  { params: { uuid } }: CallInput<Calls['ofPosition']>,
): Promise<CallAnswer<Calls['ofPosition']>> {
  const reader = noteReader(ctx);
  const position = await positionByUuid(ctx.db, uuid);
  if (!position) throw notFound('open position');
  return {
    position,
    data: presentThreads(await notesOfPosition(ctx.db, position.id, reader.userId), reader),
    subjects: await subjectsOfPosition(ctx.db, position.id),
  };
}

/** @throws Problem not-found, the same for a missing candidate and one that the viewer may not see */
export async function listCandidateNotes(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['ofCandidate']>,
): Promise<CallAnswer<Calls['ofCandidate']>> {
  const reader = noteReader(ctx);
  const candidate = await readCandidate(ctx.db, id);
  if (!candidate) throw notFound('candidate');
  const applications = await applicationsToNote(ctx.db, id);
  return {
    data: presentThreads(await notesOfCandidate(ctx.db, id, reader.userId), reader),
    subjects: [
      ...(reader.side === 'staff' ? [{ kind: 'candidate' as const, id, label: candidate.name }] : []),
      ...applications,
    ],
  };
}

export async function listNotes(
  ctx: Ctx,
  { query, question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const { side, userId } = noteReader(ctx);
  const page = await readNotePage(ctx.db, { authorId: query.mine ? userId : null }, question);
  return { ...page, data: page.data.map((row) => presentNoteRow(row, side)) };
}
