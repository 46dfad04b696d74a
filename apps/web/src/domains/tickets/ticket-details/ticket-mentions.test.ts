import { expect, it } from 'vitest';
import { mentionedIn } from './ticket-mentions.ts';

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
