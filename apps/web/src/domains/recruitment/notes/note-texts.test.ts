import { expect, it } from 'vitest';
import { audienceOptions, subjectLabel, subjectOnCandidate, subjectOnPosition } from './note-texts.ts';

it('names what a note can be about', () => {
  expect(subjectLabel({ kind: 'candidate', id: 1, label: 'Ana Reyes' })).toBe('Ana Reyes, for every position');
  expect(subjectLabel({ kind: 'position', id: 1, label: 'Bookkeeper' })).toBe('The position Bookkeeper');
  expect(subjectLabel({ kind: 'application', id: 1, label: 'Ana Reyes' })).toBe('Ana Reyes');
});

it('does not repeat the position on its own page', () => {
  const about = { kind: 'application', id: 1, label: 'Ana Reyes for Bookkeeper' } as const;
  expect(subjectOnPosition(about, 'Bookkeeper')).toBe('Ana Reyes');
  expect(subjectOnPosition({ kind: 'candidate', id: 1, label: 'Ana Reyes' }, 'Bookkeeper')).toBe('Ana Reyes');
  expect(subjectOnPosition({ kind: 'position', id: 1, label: 'Bookkeeper' }, 'Bookkeeper')).toBe(null);
});

it('does not repeat the candidate on their own page', () => {
  const about = { kind: 'application', id: 1, label: 'Ana Reyes for Bookkeeper' } as const;
  expect(subjectOnCandidate(about, 'Ana Reyes')).toBe('Bookkeeper');
  expect(subjectOnCandidate({ kind: 'candidate', id: 1, label: 'Ana Reyes' }, 'Ana Reyes')).toBe(null);
});

it('says who reads each audience', () => {
  expect(audienceOptions(['staff', 'client_shared']).map(({ label }) => label)).toEqual([
    'Staff only',
    'Shared with client',
  ]);
});
