import { expect, it } from 'vitest';
import { audienceOptions, subjectLabel } from './note-texts.ts';

it('names what a note can be about', () => {
  expect(subjectLabel({ kind: 'candidate', id: 1, label: 'Ana Reyes' })).toBe('Ana Reyes, for every position');
  expect(subjectLabel({ kind: 'position', id: 1, label: 'Bookkeeper' })).toBe('The position Bookkeeper');
  expect(subjectLabel({ kind: 'application', id: 1, label: 'Ana Reyes' })).toBe('Ana Reyes');
});

it('says who reads each audience', () => {
  expect(audienceOptions(['staff', 'client_shared']).map(({ label }) => label)).toEqual([
    'Staff only',
    'Shared with client',
  ]);
});
