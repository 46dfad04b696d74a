import { type NoteSubject, type NoteVisibility, noteVisibilities } from './notes.constants.ts';

const rank = (visibility: NoteVisibility): number => noteVisibilities.indexOf(visibility);

/** Whether nobody reads the one who does not read the other. */
export const isWithin = (visibility: NoteVisibility, other: NoteVisibility): boolean => rank(visibility) <= rank(other);

interface NotePlace {
  readonly about: NoteSubject;
  /** Of the note that is answered; null: it answers none. */
  readonly parent: NoteVisibility | null;
  /** Whether a user of the client writes it: what they write is for both sides. */
  readonly isByClient: boolean;
}

/** The visibilities that a note can have in its place. A reply is no wider than what it answers. */
export function offeredVisibilities({ about, parent, isByClient }: NotePlace): readonly NoteVisibility[] {
  const widest = about === 'candidate' ? 'staff' : 'client_shared';
  return noteVisibilities.filter(
    (visibility) =>
      (!isByClient || visibility === 'client_shared') &&
      isWithin(visibility, widest) &&
      (parent === null || isWithin(visibility, parent)),
  );
}
