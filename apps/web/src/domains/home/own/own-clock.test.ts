import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockBar, type OwnAttendance, ownClock } from './own-clock.ts';
import { dayOf } from './own-days.fixture.ts';

const zone = 'Asia/Manila';
const at = (time: string) => Date.parse(`2026-03-10T${time}:00Z`);

const punch = (id: number, kind: 'in' | 'out' | 'break_start' | 'break_end', time: string) => ({
  id,
  kind,
  at: `2026-03-10T${time}:00Z`,
  zone,
});

const own = (gaps: Partial<OwnAttendance>): OwnAttendance => ({
  now: '2026-03-10T05:00:00Z',
  zone,
  next: ['in'],
  since: null,
  correctable: null,
  days: [],
  ...gaps,
});

it('counts the time since the clock-in without breaks', () => {
  const punches = [punch(1, 'in', '00:55'), punch(2, 'break_start', '03:00'), punch(3, 'break_end', '03:15')];
  const clock = ownClock(
    own({ next: ['break_start', 'out'], since: punches[2] ?? null, days: [dayOf('2026-03-10', { punches })] }),
    zone,
    at('05:00'),
  );
  expect(clock).toMatchObject({ state: 'working', workedMinutes: 125 + 105, breakMinutes: 15 });
  expect(clock.firstIn).toBe('2026-03-10T00:55:00Z');
});

it('is on a break after it began, and out with the sum of the day', () => {
  const punches = [punch(1, 'in', '01:00'), punch(2, 'break_start', '03:00')];
  const days = [dayOf('2026-03-10', { punches })];
  const onBreak = ownClock(own({ next: ['break_end'], since: punches[1] ?? null, days }), zone, at('03:20'));
  expect(onBreak).toMatchObject({ state: 'break', workedMinutes: 120, breakMinutes: 20 });
  const out = punch(3, 'out', '04:00');
  const after = ownClock(
    own({ since: out, days: [dayOf('2026-03-10', { punches: [punch(1, 'in', '01:00'), out] })] }),
    zone,
    at('08:00'),
  );
  expect(after).toMatchObject({ state: 'out', workedMinutes: 180 });
});

it('finds the next shift that is worked', () => {
  const days = [
    dayOf('2026-03-13'),
    dayOf('2026-03-12'),
    dayOf('2026-03-11', { status: 'on_leave' }),
    dayOf('2026-03-10'),
  ];
  expect(ownClock(own({ days }), zone, at('05:00')).next?.work_date).toBe('2026-03-12');
  expect(ownClock(own({ days: days.slice(2) }), zone, at('05:00')).next).toBeNull();
});

it('grows the bar after the planned end, and never leaves it', () => {
  const spanned = (until: number) => {
    const punches = [punch(1, 'in', '00:30'), punch(2, 'out', `${String(until).padStart(2, '0')}:00`)];
    const clock = ownClock(own({ days: [dayOf('2026-03-10', { punches })] }), zone, at('08:00'));
    return clockBar(clock, at('08:00'));
  };
  expect(spanned(9)?.parts).toEqual([{ kind: 'worked', from: 0, size: 1 }]);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 23 }), (until) => {
      const bar = spanned(until);
      const total = (bar?.parts ?? []).reduce((sum, { size }) => sum + size, 0);
      expect(total).toBeLessThanOrEqual(1.000001);
      expect(bar?.parts.some(({ kind }) => kind === 'over')).toBe(until > 9);
    }),
  );
});
