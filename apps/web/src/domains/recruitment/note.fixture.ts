import type { CallAnswer } from '@muster/contract';
import type { NoteThread } from '@muster/contract/domains/recruitment/note-answers.ts';
import type { notesCalls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import { notesEndpoints } from '../../platform/api/endpoints/notes.generated.ts';
import { answers } from '../../testing/fake-server.ts';
import { boardPosition } from './application.fixture.ts';

const { replies: _none, ...reply }: NoteThread = {
  id: 12,
  version: 1,
  about: { kind: 'position', id: 3, label: 'Bookkeeper' },
  body: 'From June on.',
  author: 'Cora Client',
  is_by_client: true,
  created_at: '2026-03-02T02:00:00Z',
  edited_at: null,
  may_change: false,
  work: { visibility: 'client_shared', offered: [] },
  replies: [],
};

const noteThread: NoteThread = {
  id: 11,
  version: 2,
  about: { kind: 'position', id: 3, label: 'Bookkeeper' },
  body: 'When does the season begin?',
  author: 'Rita Cruz',
  is_by_client: false,
  created_at: '2026-03-01T02:00:00Z',
  edited_at: '2026-03-01T03:00:00Z',
  may_change: true,
  work: { visibility: 'client_shared', offered: ['staff_private', 'staff'] },
  replies: [reply],
};

/** What a user of the client gets: it wrote the reply. */
export const sharedThread: NoteThread = {
  ...withoutWork(noteThread),
  may_change: false,
  replies: [{ ...withoutWork(reply), may_change: true }],
};

function withoutWork<T extends { readonly work?: unknown }>({ work: _work, ...shown }: T): Omit<T, 'work'> {
  return shown;
}

export const notedPosition = boardPosition;

export const positionNotes: CallAnswer<(typeof notesCalls)['ofPosition']> = {
  position: notedPosition,
  data: [noteThread],
  subjects: [
    { kind: 'position', id: 3, label: 'Bookkeeper' },
    { kind: 'application', id: 5, label: 'Ana Reyes' },
  ],
};

const row = {
  id: 12,
  body: 'From June on.',
  about: 'Ana Reyes for Bookkeeper',
  position_uuid: notedPosition.uuid,
  author: 'Cora Client',
  created_at: '2026-03-02T02:00:00Z',
};

export const noteServer = [
  answers(notesEndpoints.ofPosition, positionNotes),
  answers(notesEndpoints.ofCandidate, {
    data: [noteThread],
    subjects: [{ kind: 'candidate', id: 3, label: 'Ana Reyes' }],
  }),
  answers(notesEndpoints.list, { data: [{ ...row, client: 'Harbour Legal Pty Ltd' }], total: 1 }),
];
