import { expect, it } from 'vitest';
import { hasLetters, matching } from './match.ts';

const labels = (texts: readonly string[], term: string) => matching(texts, term, (label) => ({ label }));

it('puts texts that begin with the word first, then words that begin with it', () => {
  expect(labels(['My profile', 'Reprocess', 'Process log'], 'pro')).toEqual(['Process log', 'My profile', 'Reprocess']);
});

it('finds letters in their order only if nothing contains the words', () => {
  expect(labels(['Add employee', 'Add shift'], 'ademp')).toEqual(['Add employee']);
  expect(labels(['Add employee', 'Redgum adempo'], 'ademp')).toEqual(['Redgum adempo']);
  expect(labels(['Employees'], 'employes')).toEqual(['Employees']);
});

it('finds no text by chance', () => {
  expect(hasLetters('zz', 'zz top')).toBe(false);
  expect(hasLetters('mpl', 'Employees')).toBe(false);
});
