import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarAna } from '../shift.fixture.ts';
import { daysFrom } from './calendar-days.ts';
import { absenceBars, contentOf, eventKindOf, isCovered, isWeekend } from './calendar-events.ts';

const [shift] = calendarAna.days;
const statuses = { s: 'scheduled', l: 'on_leave', h: 'holiday', r: 'restday', c: 'cancelled' } as const;

/** One letter a day from Monday: '.' has no plan. */
function week(letters: string) {
  if (!shift) throw new Error('The fixture has a day.');
  const days = daysFrom('2026-03-02', letters.length).flatMap((work_date, index) => {
    const status = statuses[letters[index] as keyof typeof statuses];
    return status ? [{ ...shift, work_date, status }] : [];
  });
  const person = { ...calendarAna, days };
  return daysFrom('2026-03-02', letters.length).map((day) => contentOf(person, day));
}

it('draws a leave as one bar over its days, and says when the person is back', () => {
  expect(absenceBars(week('lllss..'))).toEqual([{ kind: 'leave', start: 0, length: 3, back: '2026-03-05' }]);
  expect(absenceBars(week('sssll..'))).toEqual([{ kind: 'leave', start: 3, length: 2, back: null }]);
});

it('joins a leave over the rest days inside it, not over other plans', () => {
  expect(absenceBars(week('lllll..llsss..'))).toEqual([{ kind: 'leave', start: 0, length: 9, back: '2026-03-11' }]);
  expect(absenceBars(week('llhll..')).map(({ start, length }) => [start, length])).toEqual([
    [0, 2],
    [3, 2],
  ]);
  expect(absenceBars(week('lrl....'))).toHaveLength(1);
});

it('draws a suspension as one bar too, apart from a leave beside it', () => {
  expect(absenceBars(week('llcc.cs')).map(({ kind, start, length }) => [kind, start, length])).toEqual([
    ['leave', 0, 2],
    ['suspended', 2, 4],
  ]);
});

it('covers each day of leave once and no other plan, whatever the days are', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('s', 'l', 'h', 'r', 'c', '.'), minLength: 1, maxLength: 31 }),
      (letters) => {
        const contents = week(letters);
        const bars = absenceBars(contents);
        for (const [column, content] of contents.entries()) {
          const kind = eventKindOf(content);
          const covering = bars.filter((bar) => isCovered([bar], column)).length;
          if (kind === 'leave' || kind === 'suspended') expect(covering).toBe(1);
          else if (kind !== null && kind !== 'rest') expect(covering).toBe(0);
          else expect(covering).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});

it('colors by the kind of the shift, and by what replaces it', () => {
  const [night] = week('s');
  expect(eventKindOf({ planned: night?.planned, pending: undefined })).toBe('night');
  const pending = { id: 1, work_date: '2026-03-02', colleague: null };
  expect(eventKindOf({ planned: night?.planned, pending })).toBe('swap');
  expect(week('lhrc.').map(eventKindOf)).toEqual(['leave', 'holiday', 'rest', 'suspended', null]);
});

it('knows weekends', () => {
  expect(daysFrom('2026-03-02', 7).map(isWeekend)).toEqual([false, false, false, false, false, true, true]);
  expect(isWeekend('1969-12-28')).toBe(true);
});
