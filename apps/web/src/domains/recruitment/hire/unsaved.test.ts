import { expect, it } from 'vitest';
import { joined, namesIn, without } from './unsaved.ts';

const mine = { answers: { title: 'Clerk', years: 2 }, text: { duties: '- Enter' } };

it('joins changes, the later ones over the earlier', () => {
  expect(joined(mine, { answers: { years: 3 }, path: 'typed' })).toEqual({
    ...{ path: 'typed', answers: { title: 'Clerk', years: 3 }, text: { duties: '- Enter' } },
  });
});

it('names what changed as a conflict does, and gives parts up', () => {
  expect(namesIn(mine)).toEqual(['title', 'years', 'text_duties']);
  expect(without(mine, ['years', 'text_duties'])).toEqual({ answers: { title: 'Clerk' }, text: {} });
});
