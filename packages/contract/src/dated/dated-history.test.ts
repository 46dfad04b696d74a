import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapsOf, overlapsOf } from './dated-history.fixture.ts';
import { type DatedHistory, type DatedRules, holdsOn, valueOn } from './dated-history.ts';
import { someRules } from './dated-kinds.fixture.ts';
import { isRefusal, planChange } from './plan-change.ts';
import { planCancel, planEnd, planRemoval } from './plan-end.ts';
import { previewOf } from './preview-edit.ts';

type Fields = { readonly of: string };
type History = DatedHistory<Fields>;

const today = '2026-03-10';
const lastDay = 31;
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;
const dayOrNull = (number: number | null) => (number === null ? null : number > lastDay ? '2026-04-01' : day(number));
const everyDay = Array.from({ length: lastDay }, (_, index) => day(index + 1));
const inOneRow = (history: History, on: string) => valueOn(history, on)?.value.of ?? null;

/** Ids as a database would give them. */
function stored({ history }: ReturnType<typeof previewOf<Fields>>): History {
  const highest = Math.max(0, ...history.map(({ id }) => id ?? 0));
  return history.map((row, index) => ({ ...row, id: row.id ?? highest + index + 1 }));
}

interface Step {
  readonly of: string;
  readonly from: number;
  readonly days: number | null;
}

const rules = fc.constantFrom(...someRules);
const step = fc.record({
  of: fc.constantFrom('A', 'B', 'C'),
  from: fc.integer({ min: 1, max: lastDay }),
  days: fc.option(fc.integer({ min: 0, max: 10 })),
});
const steps = fc.array(step, { maxLength: 8 });

/** Rows that are removed, by their place. */
const removals = fc.array(fc.nat({ max: 4 }), { maxLength: 2 });

function withoutSome(history: History, places: readonly number[]): History {
  return places.reduce((rows, place) => {
    const row = rows[place];
    const edit = row && planRemoval(rows, { id: row.id, from: today });
    return edit ? stored(previewOf(rows, edit)) : rows;
  }, history);
}

const withoutId = ({ id: _id, ...row }: History[number]) => row;

const changeOf = ({ of, from, days }: Step) => ({
  from: day(from),
  until: dayOrNull(days === null ? null : from + days),
  value: { of },
});

function changed(history: History, one: Step, by: DatedRules<'of'>): History {
  const planned = planChange(history, changeOf(one), { rules: by, today });
  return isRefusal(planned) ? history : stored(previewOf(history, planned));
}

const builtBy = (by: DatedRules<'of'>, all: readonly Step[]) =>
  all.reduce<History>((history, one) => changed(history, one, by), []);

describe('whatever is changed in whatever order', () => {
  it('two rows never overlap, and none is without days', () => {
    fc.assert(
      fc.property(rules, steps, (by, all) => {
        const history = builtBy(by, all);
        expect(overlapsOf(history)).toEqual([]);
        for (const { from, until } of history) expect(until === null || from < until).toBe(true);
      }),
    );
  });

  it('no day outside of the range of a change gets another value, unless the change ends an open one', () => {
    fc.assert(
      fc.property(rules, steps, step, (by, all, last) => {
        const before = builtBy(by, all);
        const { from, until } = changeOf(last);
        const after = changed(before, last, by);
        for (const on of everyDay) {
          const isWithin = holdsOn({ from, until: by.afterwards === 'nothing' ? null : until }, on);
          if (!isWithin) expect(inOneRow(after, on)).toBe(inOneRow(before, on));
        }
      }),
    );
  });

  it('days of the past keep their value where nothing of the past may change', () => {
    fc.assert(
      fc.property(rules, steps, step, (by, all, last) => {
        const before = builtBy(by, all);
        const after = changed(before, last, { ...by, past: 'nothing' });
        for (const on of everyDay.filter((one) => one < today)) expect(inOneRow(after, on)).toBe(inOneRow(before, on));
      }),
    );
  });

  it('the preview names exactly the days whose value changes', () => {
    fc.assert(
      fc.property(rules, steps, step, (by, all, last) => {
        const history = builtBy(by, all);
        const edit = planChange(history, changeOf(last), { rules: by, today });
        if (isRefusal(edit)) return;
        const { changes, history: after } = previewOf(history, edit);
        for (const on of everyDay) {
          const named = changes.find(({ from, to }) => from <= on && (to === null || on <= to));
          const [one, other] = [inOneRow(history, on), inOneRow(stored({ history: after, changes }), on)];
          expect(named ? [named.before?.of ?? null, named.after?.of ?? null] : 'unchanged').toEqual(
            one === other ? 'unchanged' : [one, other],
          );
        }
      }),
    );
  });

  it('cancelling a new change restores the history as it was', () => {
    fc.assert(
      fc.property(rules, steps, removals, step, (by, all, gone, last) => {
        const before = withoutSome(builtBy(by, all), gone);
        const from = day(last.from);
        const after = changed(before, last, by);
        const isNew = from > today && !before.some((row) => row.from === from);
        // A value that goes on after a change is a row of its own.
        if (!isNew || after === before || after.length > before.length + 1) return;
        const cancelled = planCancel(after, { from, today });
        const restored = cancelled && stored(previewOf(after, cancelled));
        expect(restored?.map(withoutId)).toEqual(before.map(withoutId));
      }),
      { numRuns: 1000 },
    );
  });

  it('nothing holds from the day of an end on, and what held before is unchanged', () => {
    fc.assert(
      fc.property(rules, steps, fc.integer({ min: 1, max: lastDay }), (by, all, from) => {
        const history = builtBy(by, all);
        const after = stored(previewOf(history, planEnd(history, day(from))));
        for (const on of everyDay) expect(inOneRow(after, on)).toBe(on < day(from) ? inOneRow(history, on) : null);
      }),
    );
  });

  it('gaps and rows together cover a range once', () => {
    fc.assert(
      fc.property(rules, steps, (by, all) => {
        const history = builtBy(by, all);
        const gaps = gapsOf(history, { from: day(5), until: day(25) });
        for (const on of everyDay) {
          const isGap = gaps.some((gap) => holdsOn(gap, on));
          expect(isGap).toBe(on >= day(5) && on < day(25) && inOneRow(history, on) === null);
        }
      }),
    );
  });
});

it('reports the days of an overlap', () => {
  const [one, other] = [
    { id: 1, from: day(1), until: day(10) },
    { id: 2, from: day(8), until: null },
  ];
  expect(overlapsOf([one, other])).toEqual([{ from: day(8), until: day(10) }]);
});
