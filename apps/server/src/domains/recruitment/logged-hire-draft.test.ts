import { expect, it } from 'vitest';
import { changedParts } from './logged-hire-draft.ts';

const text = { summary: 'Books.', duties: '- Enter', requirements: '- Xero', benefits: '' };
const stored: Parameters<typeof changedParts>[0] = {
  path: 'typed',
  answers: { title: 'Clerk', years: 2, gone: 'kept' },
  body: text,
};

it('stores and logs what differs, and keeps answers that it does not know', () => {
  const { change, before, after } = changedParts(stored, {
    answers: { title: 'Bookkeeper', years: 2, headcount: null },
  });
  expect(change).toEqual({ answers: { title: 'Bookkeeper', years: 2, gone: 'kept' } });
  expect([before, after]).toEqual([{ title: 'Clerk' }, { title: 'Bookkeeper' }]);
});

it('takes the other sections from the stored text', () => {
  const { change, after } = changedParts(stored, { text: { duties: '- Pay' } });
  expect(change).toEqual({ body: { ...text, duties: '- Pay' } });
  expect(after).toEqual({ text_duties: '- Pay' });
});

it('finds nothing to store in what is there already', () => {
  expect(changedParts(stored, { path: 'typed', text: { benefits: '' } }).change).toEqual({});
});
