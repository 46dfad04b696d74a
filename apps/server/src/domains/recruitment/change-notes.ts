import { type CallAnswer, type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import { audienceWords as words } from '@muster/contract/domains/documents/audience.constants.ts';
import { isWithin, offeredVisibilities } from '@muster/contract/domains/recruitment/note-audience.rules.ts';
import type { notesCalls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import {
  noteLabels as labels,
  type NoteSubject,
  type NoteVisibility,
} from '@muster/contract/domains/recruitment/notes.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { sensitive } from '../../platform/crypto/sensitive.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { emptyNote, insertNote, repliersOf, updateNoteBody, updateVisibility } from './note-write.repository.ts';
import type { NoteReader } from './notes.presenter.ts';
import { lockNote, notedPlace, readNote } from './notes.repository.ts';
import { notifyOfNote } from './notify-of-notes.ts';
import { noteReader } from './read-notes.ts';
import { concludeNoteChange } from './recruitment.events.ts';
import type { LockedNote, NotedPlace } from './stored-note.ts';

type Calls = typeof notesCalls;

/** @throws Problem invalid-input for what the viewer does not see, and for an audience that is not offered there */
export async function addNote(ctx: Ctx, { body }: CallInput<Calls['add']>): Promise<CallAnswer<Calls['add']>> {
  const reader = noteReader(ctx);
  const { about, about_id: id, visibility } = body;
  const place = await notedPlace(ctx.db, { about, id });
  if (!place || !isReached(ctx, reader, place)) throw invalidInput({ about_id: [say.invalid(labels.about)] });
  return { id: await store(ctx, { ...place, reader, parent: null, visibility, body: body.body, event: 'add-note' }) };
}

/** One level deep. @throws Problem not-found; conflict for a reply or a removed note; invalid-input for a wider audience */
export async function replyToNote(
  ctx: Ctx,
  { params: { id }, body: { body, visibility } }: CallInput<Calls['reply']>,
): Promise<CallAnswer<Calls['reply']>> {
  const reader = noteReader(ctx);
  const parent = await readNote(ctx.db, { id, userId: reader.userId });
  if (!parent) throw notFound('note');
  if (parent.parent_id !== null) throw new Problem('conflict', 'This is a reply. Answer the note that it belongs to.');
  if (parent.body === null) throw new Problem('conflict', 'This note was removed.');
  const place = await placeOf(ctx, parent);
  if (!isReached(ctx, reader, place)) throw notFound('note');
  return { id: await store(ctx, { ...place, reader, parent, visibility, body, event: 'reply-to-note' }) };
}

/** By its author. @throws Problem not-found, the same for a note of somebody else; conflict for another version */
export async function editNote(
  ctx: Ctx,
  { params: { id }, body: { version: read, body } }: CallInput<Calls['edit']>,
): Promise<CallAnswer<Calls['edit']>> {
  const note = await lockedOwn(ctx, { id, version: read });
  const version = await updateNoteBody(ctx.db, id, body, ctx.clock.now().toString());
  // The sealed log outlives what was removed: it says that the text changed, and never what it was.
  const hidden = { body: sensitive(body) };
  await conclude(ctx, note, { event: 'recruitment.edit-note', before: hidden, after: hidden, version });
  return { version };
}

/** By its author, on the side of staff. @throws Problem conflict where people who replied would not read it any more */
export async function shareNote(
  ctx: Ctx,
  { params: { id }, body: { version: read, visibility } }: CallInput<Calls['share']>,
): Promise<CallAnswer<Calls['share']>> {
  const note = await lockedOwn(ctx, { id, version: read });
  refuseAudience(
    { about: note.about, parent: note.parent_visibility, isByClient: note.author_client_id !== null },
    visibility,
  );
  if (!isWithin(note.visibility, visibility)) await refuseForRepliers(ctx, note, visibility);
  const version = await updateVisibility(ctx.db, id, visibility);
  const becomesShown = visibility === 'client_shared' && note.visibility !== visibility;
  await conclude(
    ctx,
    { ...note, visibility: becomesShown ? visibility : note.visibility },
    {
      event: 'recruitment.share-note',
      before: { visibility: words[note.visibility] },
      after: { visibility: words[visibility] },
      version,
    },
  );
  if (becomesShown)
    await notifyOfNote(ctx, await placeOf(ctx, note), { visibility, isByClient: false, parentId: note.parent_id });
  return { version };
}

/** By its author. The text is gone; replies stay. @throws Problem not-found, the same for a note of somebody else */
export async function removeNote(ctx: Ctx, { params: { id } }: CallInput<Calls['remove']>): Promise<void> {
  const note = await lockedOwn(ctx, { id });
  await emptyNote(ctx.db, id, ctx.clock.now().toString());
  await conclude(ctx, note, { event: 'recruitment.remove-note' });
}

/** What row security says as well: users of a client write about its own positions, and about what is presented to it. */
const isReached = ({ viewer }: Ctx, { side }: NoteReader, { client_id }: NotedPlace): boolean =>
  side === 'staff' || (client_id !== null && client_id === viewer.clientId);

const narrowedText = 'Who can read the note has changed. Close this reply and open it again.';

interface StoredWhere extends NotedPlace {
  readonly reader: NoteReader;
  readonly parent: LockedNote | null;
  readonly visibility: NoteVisibility;
  readonly body: string;
  readonly event: string;
}

async function store(ctx: Ctx, { reader, parent, visibility, body, event, ...place }: StoredWhere): Promise<number> {
  const { viewer, db, clock } = ctx;
  const clientId = reader.side === 'client' ? viewer.clientId : null;
  refuseAudience(
    { about: place.kind, parent: parent?.visibility ?? null, isByClient: reader.side === 'client' },
    visibility,
  );
  const note = {
    about: place.kind,
    aboutId: place.id,
    parent,
    visibility,
    body,
    author: { userId: viewer.userId, name: viewer.name, clientId },
    at: clock.now().toString(),
  };
  const id = await withFieldErrors(() => insertNote(db, note), labels, {
    // Its author changed who reads the note while somebody replied.
    recruitment_note_parent: ['visibility', { text: narrowedText }],
    recruitment_note_reply_audience: ['visibility', { text: narrowedText }],
  });
  const isShown = visibility === 'client_shared';
  await concludeNoteChange(
    ctx,
    { ...place, isShown },
    {
      event: `recruitment.${event}`,
      clientId,
      after: { visibility: words[visibility] },
    },
  );
  await notifyOfNote(ctx, place, { visibility, isByClient: clientId !== null, parentId: parent?.id ?? null });
  return id;
}

function refuseAudience(place: Parameters<typeof offeredVisibilities>[0], visibility: NoteVisibility): void {
  if (!offeredVisibilities(place).includes(visibility))
    throw invalidInput({ visibility: [say.invalid(labels.visibility)] });
}

async function refuseForRepliers(ctx: Ctx, note: LockedNote, visibility: NoteVisibility): Promise<void> {
  const { hasClient, hasOthers } = await repliersOf(ctx.db, note);
  if (hasClient) throw new Problem('conflict', 'The client has replied to this note, so it stays shared.');
  if (visibility === 'staff_private' && hasOthers)
    throw new Problem('conflict', 'Others have replied to this note, so it cannot become private.');
}

/** A removed note and one of somebody else answer like a missing one. */
async function lockedOwn(ctx: Ctx, wanted: WantedRecord): Promise<LockedNote> {
  const { userId } = noteReader(ctx);
  const seen = await readNote(ctx.db, { id: wanted.id, userId });
  if (!seen || seen.body === null || seen.author_user_id !== userId) throw notFound('note');
  return lockedRecord(ctx, sourceOf(await placeOf(ctx, seen)), wanted);
}

const sourceOf = (place: NotedPlace): RecordSource<LockedNote> => ({
  thing: 'note',
  lock: ({ db }, id) => lockNote(db, id),
  logged: (_, id) => ({ subject: subjectOf(place), part: { kind: 'recruitment-note', id } }),
  labels,
});

const subjectOf = ({ candidate_id, position_id }: NotedPlace) =>
  candidate_id === null ? { kind: 'open-position', id: position_id ?? 0 } : { kind: 'candidate', id: candidate_id };

async function placeOf(ctx: Ctx, { about, about_id: id }: { readonly about: NoteSubject; readonly about_id: number }) {
  const place = await notedPlace(ctx.db, { about, id });
  if (!place) throw notFound('note');
  return place;
}

type Concluded = Omit<Parameters<typeof concludeNoteChange>[2], 'clientId' | 'part'>;

async function conclude(ctx: Ctx, note: LockedNote, entry: Concluded): Promise<void> {
  const isShown = note.visibility === 'client_shared';
  await concludeNoteChange(
    ctx,
    { ...(await placeOf(ctx, note)), isShown },
    {
      ...entry,
      part: { kind: 'recruitment-note', id: note.id },
      clientId: note.author_client_id,
    },
  );
}
