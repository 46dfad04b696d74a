import { describe, expect, it } from 'vitest';
import type { DatedHistory, DatedRules, DatedValue } from './dated-history.ts';
import { planChange } from './plan-change.ts';

type Fields = { readonly of: string };
const today = '2026-03-10';
const strict: DatedRules<'of'> = {
  past: 'no value',
  sameDay: 'refused',
  later: 'refused',
  endsClosed: false,
  afterwards: 'nothing',
  comparedBy: [],
};
const row = (id: number, of: string, from: string, until: string | null = null): DatedValue<Fields> => ({
  id,
  from,
  until,
  enteredUntil: until,
  value: { of },
});
const planned = (
  history: DatedHistory<Fields>,
  [of, from, until = null]: readonly [string, string, (string | null)?],
  rules: Partial<DatedRules<'of'>> = {},
) => planChange(history, { value: { of }, from, until }, { rules: { ...strict, ...rules }, today });

describe('a change', () => {
  it('ends the value that holds on its first day', () => {
    expect(planned([row(1, 'A', '2026-01-01')], ['B', '2026-04-01'])).toEqual({
      removed: [],
      resized: [{ id: 1, until: '2026-04-01', enteredUntil: null }],
      added: [{ from: '2026-04-01', until: null, enteredUntil: null, value: { of: 'B' } }],
    });
  });

  it('with a last day lets the interrupted value go on after it, where the rules say so', () => {
    const open = [row(1, 'A', '2026-01-01')];
    const goesOn = planned(open, ['B', '2026-04-01', '2026-05-01'], { afterwards: 'resumes' });
    expect('added' in goesOn && goesOn.added).toEqual([
      { from: '2026-04-01', until: '2026-05-01', enteredUntil: '2026-05-01', value: { of: 'B' } },
      { from: '2026-05-01', until: null, enteredUntil: null, value: { of: 'A' } },
    ]);
    expect(planned(open, ['B', '2026-04-01', '2026-05-01'])).toMatchObject({ added: [{ until: '2026-05-01' }] });
  });

  it('ends before a later value where that is kept', () => {
    const history = [row(1, 'A', '2026-01-01', '2026-05-01'), row(2, 'C', '2026-05-01')];
    expect(planned(history, ['B', '2026-04-01'], { later: 'kept', endsClosed: true })).toMatchObject({
      added: [{ from: '2026-04-01', until: '2026-05-01' }],
    });
  });

  it('replaces a value of the same day, and joins the one before it where that has the same value', () => {
    const history = [row(1, 'A', '2026-01-01', '2026-04-01'), row(2, 'B', '2026-04-01')];
    const rules = { sameDay: 'replaced', comparedBy: ['of'] } as const;
    expect(planned(history, ['C', '2026-04-01'], rules)).toEqual({
      removed: [2],
      resized: [],
      added: [{ from: '2026-04-01', until: null, enteredUntil: null, value: { of: 'C' } }],
    });
    expect(planned(history, ['A', '2026-04-01'], rules)).toEqual({
      removed: [2],
      resized: [{ id: 1, until: null, enteredUntil: null }],
      added: [],
    });
  });
});

describe('a change is refused', () => {
  const open = [row(1, 'A', '2026-01-01')];
  const closed = [row(1, 'A', '2026-01-01', '2026-06-01')];
  it.each([
    ['without days', open, ['B', '2026-04-01', '2026-04-01'], {}, { reason: 'no-days' }],
    ['in the past', [], ['B', '2026-03-09'], { past: 'nothing' }, { reason: 'past' }],
    ['in days that have a value', open, ['B', '2026-03-09'], {}, { reason: 'history', since: '2026-01-01' }],
    [
      'before the current value',
      open,
      ['B', '2025-12-01'],
      { past: 'current value', later: 'kept' },
      { reason: 'history', since: '2026-01-01' },
    ],
    ['on the day of another', open, ['B', '2026-01-01'], {}, { reason: 'later', from: '2026-01-01' }],
    ['over a later one', [row(1, 'A', '2026-06-01')], ['B', '2026-04-01'], {}, { reason: 'later', from: '2026-06-01' }],
    [
      'within a value with an end',
      closed,
      ['B', '2026-04-01'],
      {},
      { reason: 'closed', from: '2026-01-01', until: '2026-06-01' },
    ],
    ['without a difference', open, ['A', '2026-04-01'], { comparedBy: ['of'] }, { reason: 'same' }],
  ] as const)('%s', (_name, history, change, rules, refusal) => {
    expect(planned(history, change, rules as Partial<DatedRules<'of'>>)).toEqual(refusal);
  });
});
