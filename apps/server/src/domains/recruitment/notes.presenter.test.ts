import { expect, it } from 'vitest';
import { presentNoteRow, presentThreads } from './notes.presenter.ts';
import type { StoredNote } from './stored-note.ts';

const stored = (gaps: Partial<StoredNote>): StoredNote => ({
  id: 1,
  version: 1,
  parent_id: null,
  parent_visibility: null,
  visibility: 'client_shared',
  body: 'Asks for Xero.',
  author: 'Rita Cruz',
  author_user_id: 7,
  is_by_client: false,
  created_at: '2026-03-01T00:00:00Z',
  edited_at: null,
  about: { kind: 'position', id: 3, label: 'Bookkeeper' },
  ...gaps,
});

it('puts replies below what they answer, and the newest notes first', () => {
  const notes = [stored({}), stored({ id: 2 }), stored({ id: 3, parent_id: 1 }), stored({ id: 4, parent_id: 1 })];
  const threads = presentThreads(notes, { side: 'staff', userId: 7 });
  expect(threads.map(({ id, replies }) => [id, replies.map((reply) => reply.id)])).toEqual([
    [2, []],
    [1, [3, 4]],
  ]);
});

it('keeps a removed note for its replies alone, and shows replies whose note is not visible', () => {
  const removed = { body: null, visibility: 'staff' } as const;
  const shown = (notes: readonly StoredNote[]) =>
    presentThreads(notes, { side: 'staff', userId: 7 }).map(({ id, body }) => [id, body]);
  expect(shown([stored(removed)])).toEqual([]);
  expect(shown([stored(removed), stored({ id: 2, parent_id: 1 })])).toEqual([[1, null]]);
  expect(shown([stored(removed), stored({ ...removed, id: 2, parent_id: 1 })])).toEqual([]);
  expect(shown([stored({ id: 2, parent_id: 1 })])).toEqual([[2, 'Asks for Xero.']]);
});

it('says who reads a note to staff alone, and offers its author the other audiences', () => {
  const audience = (userId: number) => presentThreads([stored({})], { side: 'staff', userId })[0]?.work;
  expect(audience(7)).toEqual({ visibility: 'client_shared', offered: ['staff_private', 'staff'] });
  expect(audience(8)).toEqual({ visibility: 'client_shared', offered: [] });
  const [shown] = presentThreads([stored({})], { side: 'client', userId: 9 });
  expect(shown).not.toHaveProperty('work');
  expect(shown).not.toHaveProperty('author_user_id');
});

it('names the client of a row to staff alone', () => {
  const row = {
    id: 1,
    body: 'Hello',
    about: 'Bookkeeper',
    position_uuid: 'u',
    author: 'Cora',
    created_at: '',
    client: 'Twin',
  };
  expect(presentNoteRow(row, 'staff').client).toBe('Twin');
  expect(presentNoteRow(row, 'client')).not.toHaveProperty('client');
});
