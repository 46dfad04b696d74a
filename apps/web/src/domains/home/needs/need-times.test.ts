import { expect, it } from 'vitest';
import { needAge, needMeta, otherDeciders } from './need-times.ts';
import { waitingOf } from './needs.fixture.ts';
import type { ShownNeed } from './shown-need.ts';

const at = { now: Date.parse('2026-11-18T04:00:00Z'), zone: 'Asia/Manila' };
const need = (gaps: Parameters<typeof waitingOf>[1]): ShownNeed => ({
  kind: 'leave',
  waiting: waitingOf(1, gaps),
  name: 'Ana Reyes',
  line: '',
  facts: [],
  reason: null,
  approve: null,
  reject: null,
  open: { label: 'Open', to: '/' },
  subject: 'the leave',
});
const ageOf = (gaps: Parameters<typeof waitingOf>[1]) => {
  const { text, tone } = needAge(need(gaps), at);
  return [text, tone];
};

it('says when it is due, that it is overdue, and how long it waits otherwise', () => {
  expect(ageOf({})).toEqual(['2 h', undefined]);
  expect(ageOf({ since: '2026-11-16T02:00:00Z' })).toEqual(['2 days', 'amber']);
  expect(ageOf({ due: '2026-11-20T04:00:00Z' })).toEqual(['Due in 2 days', undefined]);
  expect(ageOf({ due: '2026-11-19T07:00:00Z' })).toEqual(['Due in 27 h', undefined]);
  expect(ageOf({ due: '2026-11-18T07:00:00Z' })).toEqual(['Due in 3 h', 'amber']);
  expect(ageOf({ due: '2026-11-18T04:40:30Z' })).toEqual(['Due in 40 min', 'amber']);
  expect(ageOf({ due: '2026-11-18T04:00:20Z' })).toEqual(['Due in 1 min', 'amber']);
  expect(ageOf({ due: '2026-11-18T04:00:00Z' })).toEqual(['Overdue', 'red']);
  expect(ageOf({ due: '2026-11-18T01:00:00Z' })).toEqual(['Overdue 3 h', 'red']);
  expect(ageOf({ due: '2026-11-18T03:20:00Z' })).toEqual(['Overdue 40 min', 'red']);
  expect(ageOf({ due: '2026-11-17T21:55:00Z' })).toEqual(['Overdue 6 h', 'red']);
  expect(ageOf({ due: '2026-11-17T03:00:00Z' })).toEqual(['Overdue 1 day', 'red']);
  expect(ageOf({ due: '2026-11-16T04:03:00Z' })).toEqual(['Overdue 2 days', 'red']);
  expect(ageOf({ due: '2026-11-16T04:00:00Z' })).toEqual(['Overdue 2 days', 'red']);
  expect(ageOf({ snoozed_until: '2026-11-19T01:00:00Z' })).toEqual(['Until Thu, Nov 19, 9:00 AM', undefined]);
});

it('names the others, and the approver whom the viewer substitutes', () => {
  const others = { names: ['Andrea Lim', 'Joy Cruz', 'Ben Tan'], more: 2 };
  const asked = need({ due: '2026-11-18T07:00:00Z', others, instead_of: 'Bianca Aquino' });
  expect(needMeta(asked, at)).toBe('Due 3:00 PM · you decide for Bianca Aquino');
  expect(otherDeciders(asked)).toEqual({
    text: '5 others can decide',
    names: 'Andrea Lim, Joy Cruz, Ben Tan and 2 more can decide too',
  });
  const one = need({ others: { names: ['HR'], more: 0 } });
  expect(needMeta(one, at)).toBe('Waiting since 10:00 AM');
  expect(otherDeciders(one)).toEqual({ text: 'HR can decide too', names: null });
  expect(otherDeciders(need({}))).toBeNull();
});
