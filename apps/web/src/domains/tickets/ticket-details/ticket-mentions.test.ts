import { expect, it } from 'vitest';
import { mentionBegun, mentionedIn, suggestedPeople } from './ticket-mentions.ts';

const people = [
  { id: 1, name: 'Ira' },
  { id: 2, name: 'Ira Tan' },
  { id: 3, name: 'Ira Tanaka' },
  { id: 4, name: 'José (IT)' },
];

it.each([
  ['@Ira Tan, please look.', [2]],
  ['@Ira Tanaka and @Ira', [3, 1]],
  ['Ask @Iran.', []],
  ['@José (IT)', [4]],
  ['Ira Tan', []],
  ['@Ira Tan @Ira Tan', [2]],
])('mentions the people who are named: %s', (text, ids) => {
  expect(mentionedIn(text, people)).toEqual(ids);
});

it.each([
  ['Ask @Ir', { start: 4, typed: 'Ir' }],
  ['@', { start: 0, typed: '' }],
  ['(@Ira Ta', { start: 1, typed: 'Ira Ta' }],
  ['@Ira ', null],
  ['@Ira Tan and', null],
  ['ira@example.com', null],
])('finds the mention that is typed: %s', (text, begun) => {
  expect(mentionBegun(text, text.length)).toEqual(begun);
});

it('suggests people by the beginning of any part of their name', () => {
  expect(suggestedPeople(people, 'tan').map(({ id }) => id)).toEqual([2, 3]);
  expect(suggestedPeople(people, 'IRA T').map(({ id }) => id)).toEqual([2, 3]);
  expect(suggestedPeople(people, 'an')).toEqual([]);
});
