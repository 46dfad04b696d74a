import { expect, it } from 'vitest';
import { saveHireDraftBody } from './hire-draft.schemas.ts';

it('keeps the lines of a description, without marks that turn its direction', () => {
  const body = { version: 1, text: { summary: ' Keeps \u202ethe books\u202c.\n\n' } };
  expect(saveHireDraftBody.parse(body).text).toEqual({ summary: ' Keeps the books.\n\n' });
});
