import { expect, it } from 'vitest';
import { hasLetters, markedParts, matching } from './match.ts';

const labels = (texts: readonly string[], term: string) => matching(texts, term, (label) => ({ label }));

it('puts texts that begin with the word first, then words that begin with it', () => {
  expect(labels(['My profile', 'Reprocess', 'Process log'], 'pro')).toEqual(['Process log', 'My profile']);
});

it('finds letters in their order only if nothing contains the words', () => {
  expect(labels(['Add employee', 'Add shift'], 'ademp')).toEqual(['Add employee']);
  expect(labels(['Add employee', 'Redgum adempo'], 'ademp')).toEqual(['Redgum adempo']);
  expect(labels(['Employees'], 'employes')).toEqual(['Employees']);
});

it('finds words with one slip if nothing else is found', () => {
  const all = ['Add employee', 'Add shift', 'Employees'];
  for (const typed of ['emplyoee add', 'add emploee', 'add employyee', 'add emplozee'])
    expect([typed, labels(all, typed)]).toEqual([typed, ['Add employee']]);
  expect(labels(all, 'addd shitf')).toEqual(['Add shift']);
  expect(labels(all, 'emplyeoo')).toEqual([]);
  expect(labels(['Tea'], 'tee')).toEqual([]);
});

it('finds no text by chance', () => {
  expect(hasLetters('zz', 'zz top')).toBe(false);
  expect(hasLetters('mpl', 'Employees')).toBe(false);
});

it('leaves out what has the letters in the middle of a word, if a word begins with them', () => {
  expect(labels(['James Whitlock', 'Clock in or out', 'Lock timesheets'], 'lock')).toEqual(['Lock timesheets']);
  expect(labels(['James Whitlock'], 'lock')).toEqual(['James Whitlock']);
});

it('marks what was typed, preferably where a word begins', () => {
  const marked = (text: string, term: string) =>
    markedParts(text, term).map((part) => (part.isMarked ? `[${part.text}]` : part.text));
  expect(marked('My leave', 'leave').join('')).toBe('My [leave]');
  expect(marked('Clock: lock', 'lock').join('')).toBe('Clock: [lock]');
  expect(marked('Add employee', 'emp add').join('')).toBe('[Add] [emp]loyee');
  expect(marked('Whitlock', 'lock').join('')).toBe('Whit[lock]');
  expect(marked('Teams', 'x').join('')).toBe('Teams');
});
