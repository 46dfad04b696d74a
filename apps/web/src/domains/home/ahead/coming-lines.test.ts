import { expect, it } from 'vitest';
import { comingLines } from './coming-lines.ts';

const today = '2026-11-24';
const base = { events: [], away: [], today, readUntil: '2027-01-04', withToday: false, withPeriod: false };
const leave = (first: string, last: string, is_waiting = false) => ({
  ...{ first, last, days: 1, free: [], part: 'full' as const, request_id: 1, is_waiting },
  ...{ leave_type: 'Vacation Leave', color: 'teal' as const },
});

it('mixes what comes by day, one line for each day and kind', () => {
  const lines = comingLines({
    ...base,
    withPeriod: true,
    events: [
      { day: '2026-11-30', kind: 'holiday', count: 205, people: [], note: 'Bonifacio Day' },
      { day: '2026-12-02', kind: 'starter', count: 1, people: [{ id: 7, name: 'Jo Reyes' }], note: null },
      { day: '2026-12-02', kind: 'leaver', count: 4, people: [{ id: 8, name: 'Di Go' }], note: null },
    ],
    away: [
      { id: 1, name: 'Ana Lim', away: [leave('2026-12-01', '2026-12-02')] },
      { id: 2, name: 'Ben Cruz', away: [leave('2026-12-01', '2026-12-03', true)] },
      { id: 3, name: 'Cy Uy', away: [leave('2026-12-01', '2026-12-01')] },
      { id: 4, name: 'Ed Tan', away: [leave('2026-11-26', '2026-11-27', true)] },
    ],
  });
  expect(lines.map(({ day, title, text }) => [day, title, text.replaceAll('\u00a0', ' ')])).toEqual([
    ['2026-11-26', 'Ed Tan', 'Vacation Leave · Nov 26 – 27'],
    ['2026-11-30', 'Bonifacio Day', '205 people'],
    ['2026-11-30', expect.stringMatching(/^Payroll period Nov.16 – 30 ends$/), 'Can be locked from Tue, Dec 1'],
    ['2026-12-01', '3 people go on leave', 'Ana Lim, Ben Cruz and 1 more · 1 pending'],
    ['2026-12-02', 'Jo Reyes starts', ''],
    ['2026-12-02', 'Last day of 4 people', ''],
  ]);
  expect(lines[0]?.isWaiting).toBe(true);
  expect(lines.at(-1)).toMatchObject({ people: [{ id: 8 }], more: 3 });
});

it('puts those who are away already on one line of today, where today is not shown otherwise', () => {
  const away = [
    { id: 1, name: 'Ana Lim', away: [leave('2026-11-20', '2026-11-25')] },
    { id: 2, name: 'Ben Cruz', away: [leave(today, today)] },
  ];
  expect(comingLines({ ...base, away })).toEqual([]);
  const [line] = comingLines({ ...base, away, withToday: true });
  expect([line?.day, line?.title, line?.text]).toEqual([today, '2 people are away', 'Ana Lim and Ben Cruz']);
});
