import type { Note, NoteRow, NoteThread } from '@muster/contract/domains/recruitment/note-answers.ts';
import { offeredVisibilities } from '@muster/contract/domains/recruitment/note-audience.rules.ts';
import type { NoteSide } from '@muster/contract/domains/recruitment/notes.policy.ts';
import type { StoredNote } from './stored-note.ts';

export interface NoteReader {
  readonly side: NoteSide;
  readonly userId: number;
}

/** Newest first, with replies in the order in which they were written. Removed notes without replies are not shown. */
export function presentThreads(notes: readonly StoredNote[], reader: NoteReader): NoteThread[] {
  const shown = new Set(notes.map(({ id }) => id));
  const replies = Map.groupBy(
    notes.filter(({ parent_id, body }) => parent_id !== null && body !== null),
    ({ parent_id }) => parent_id,
  );
  return notes
    .filter(({ parent_id }) => parent_id === null || !shown.has(parent_id))
    .map((first) => ({
      ...presentNote(first, reader),
      replies: (replies.get(first.id) ?? []).map((reply) => presentNote(reply, reader)),
    }))
    .filter(({ body, replies: answered }) => body !== null || answered.length > 0)
    .toReversed();
}

/** The allow list; who reads a note is for staff. */
function presentNote(stored: StoredNote, { side, userId }: NoteReader): Note {
  const { id, version, about, body, author, author_user_id, is_by_client, created_at, edited_at } = stored;
  const isOwn = author_user_id === userId && body !== null;
  const shown = { id, version, about, body, author, is_by_client, created_at, edited_at, may_change: isOwn };
  if (side === 'client') return shown;
  const { visibility, parent_visibility: parent } = stored;
  const offered = isOwn ? offeredVisibilities({ about: about.kind, parent, isByClient: is_by_client }) : [];
  return { ...shown, work: { visibility, offered: offered.filter((one) => one !== visibility) } };
}

export function presentNoteRow({ client, ...shown }: Required<NoteRow>, side: NoteSide): NoteRow {
  return side === 'staff' ? { ...shown, client } : shown;
}
