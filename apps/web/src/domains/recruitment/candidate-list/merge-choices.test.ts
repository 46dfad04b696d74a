import { expect, it } from 'vitest';
import { candidate } from '../candidate.fixture.ts';
import { chosenAtFirst, mergeableOf, takenFields, textIn } from './merge-choices.ts';

const kept = mergeableOf(candidate);

it('takes from the other record what is empty in the one that stays', () => {
  const empty = { ...kept, home_place: null, consent_on: null, retain_until: null };
  expect(takenFields(chosenAtFirst(empty, kept))).toEqual(['home_place', 'consent']);
  expect(takenFields(chosenAtFirst(kept, empty))).toEqual([]);
});

it('shows each field as a text', () => {
  expect(textIn('name', kept)).toBe('Ana Reyes');
  expect(textIn('source', kept)).toBe('Job board');
  expect(textIn('consent', { ...kept, consent_on: null, retain_until: null })).toBe('Nothing');
});
