import { z } from 'zod';
import { noteSubjects, noteVisibilities } from './notes.constants.ts';
import { openPositionHead } from './open-position-answers.ts';

const subject = z.object({ kind: z.enum(noteSubjects), id: z.int(), label: z.string() });
export type NotedSubject = z.output<typeof subject>;

/** The allow list of both sides. `work` is absent for users of a client, who read shared notes alone. */
const note = z.object({
  id: z.int(),
  version: z.int(),
  about: subject,
  /** Null: it was removed, and its replies stay. */
  body: z.string().nullable(),
  author: z.string(),
  is_by_client: z.boolean(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  may_change: z.boolean(),
  work: z
    .object({
      visibility: z.enum(noteVisibilities),
      /** To which its author may change it. */
      offered: z.array(z.enum(noteVisibilities)),
    })
    .optional(),
});
export type Note = z.output<typeof note>;

/** With its replies, oldest first. */
const noteThread = note.extend({ replies: z.array(note) });
export type NoteThread = z.output<typeof noteThread>;

/** Newest first. `subjects`: what a new note can be about. */
const notes = { data: z.array(noteThread), subjects: z.array(subject) };

export const positionNotes = z.object({
  position: openPositionHead,
  ...notes,
});

export const candidateNotes = z.object(notes);

/** A row of the lists. `client` is absent for users of a client. */
export const noteRow = z.object({
  id: z.int(),
  body: z.string(),
  about: z.string(),
  position_uuid: z.string(),
  author: z.string(),
  created_at: z.string(),
  client: z.string().optional(),
});
export type NoteRow = z.output<typeof noteRow>;
