import type { StateWord } from '../../state-words.ts';

/** Who reads a note or a file, the narrowest first: its author, all staff who work on the record, or the users of the client as well. */
export const audiences = ['staff_private', 'staff', 'client_shared'] as const;
export type Audience = (typeof audiences)[number];

export const audienceWords = {
  staff_private: 'Only you',
  staff: 'Staff only',
  client_shared: 'Shared with client',
} as const satisfies Readonly<Record<Audience, StateWord>>;
