import type { Note } from '@muster/contract/domains/recruitment/note-answers.ts';
import type { NoteSubject, NoteVisibility } from '@muster/contract/domains/recruitment/notes.constants.ts';

/** As it is read for both sides; the presenter leaves out what the viewer does not see. */
export interface StoredNote extends Omit<Note, 'may_change' | 'work'> {
  readonly parent_id: number | null;
  readonly parent_visibility: NoteVisibility | null;
  readonly visibility: NoteVisibility;
  readonly author_user_id: number;
}

/** Where a note is. The title of the position is for the activity log; a candidate has none. */
export interface NotedPlace {
  readonly kind: NoteSubject;
  readonly id: number;
  readonly position_id: number | null;
  readonly candidate_id: number | null;
  readonly position: string | null;
  /** Whose users see it; null: no client does. */
  readonly client_id: number | null;
}

export interface LockedNote {
  readonly id: number;
  readonly version: number;
  readonly parent_id: number | null;
  readonly parent_visibility: NoteVisibility | null;
  readonly visibility: NoteVisibility;
  readonly body: string | null;
  readonly author_user_id: number;
  readonly author_client_id: number | null;
  readonly about: NoteSubject;
  readonly about_id: number;
}
