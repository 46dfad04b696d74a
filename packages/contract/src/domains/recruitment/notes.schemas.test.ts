import { expect, it } from 'vitest';
import { addNoteBody, shareNoteBody } from './notes.schemas.ts';

const note = { about: 'position', about_id: 3, body: 'Asks for Xero.', visibility: 'staff' };

it('takes a text with its audience', () => {
  expect(addNoteBody.safeParse(note).success).toBe(true);
  for (const wrong of [{ body: ' ' }, { body: 'x'.repeat(4001) }, { visibility: 'everybody' }, { about: 'client' }])
    expect(addNoteBody.safeParse({ ...note, ...wrong }).success).toBe(false);
  const { visibility: _visibility, ...without } = note;
  expect(addNoteBody.safeParse(without).success).toBe(false);
});

it('takes no candidate as audience', () => {
  expect(shareNoteBody.safeParse({ version: 1, visibility: 'candidate_visible' }).success).toBe(false);
});
