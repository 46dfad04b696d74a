import { type Audience, audiences } from '../documents/audience.constants.ts';

export const noteVisibilities = audiences;
export type NoteVisibility = Audience;

/** What a note is about. Candidates are apart from clients, so a note about one is never shared. */
export const noteSubjects = ['position', 'application', 'candidate'] as const;
export type NoteSubject = (typeof noteSubjects)[number];

export const noteLabels = { about: 'About', body: 'Note', visibility: 'Visible to' } as const;

export const noteLimits = { body: 4000 } as const;
