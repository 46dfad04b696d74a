import { expect, it } from 'vitest';
import { awayLines } from './away-lines.ts';

const free: string[] = [];

it('begins with today, then by day and name, and says until when', () => {
  const known = { days: 1, free, part: 'full', request_id: 5, leave_type: 'Vacation Leave', color: 'teal' } as const;
  const lines = awayLines(
    [
      { id: 1, name: 'Ben Cruz', away: [{ ...known, first: '2026-11-25', last: '2026-11-27', is_waiting: true }] },
      {
        id: 2,
        name: 'Ana Lim',
        away: [{ first: '2026-11-25', last: '2026-11-25', days: 1, free, part: 'full', class: 'unplanned' }],
      },
      { id: 3, name: 'Cy Uy', away: [{ ...known, first: '2026-11-24', last: '2026-11-26', is_waiting: false }] },
      { id: 4, name: 'Di Go', away: [{ ...known, first: '2026-11-24', last: '2026-11-24', is_waiting: false }] },
    ],
    '2026-11-24',
    '2027-01-04',
  );
  expect(lines.map(({ name, text, isWaiting }) => [name, text.split(' · ')[0], isWaiting])).toEqual([
    ['Cy Uy', 'Vacation Leave', false],
    ['Di Go', 'Vacation Leave', false],
    ['Ana Lim', 'Unplanned leave', false],
    ['Ben Cruz', 'Vacation Leave', true],
  ]);
  expect(lines[0]?.text).toMatch(/Until Nov.26/);
  expect(lines[1]?.text).toContain('Today');
});

it('shows how long leave lasts, also beyond the shown days, and says where it may last longer', () => {
  const span = { days: 3, free, part: 'full', class: 'planned' } as const;
  const half = { ...span, first: '2026-11-26', last: '2026-11-26', days: 0.5, part: 'end' as const };
  const lines = awayLines(
    [
      { id: 1, name: 'Ana Lim', away: [{ ...span, first: '2026-12-05', last: '2026-12-18' }, half] },
      { id: 2, name: 'Ben Cruz', away: [{ ...span, first: '2026-11-24', last: '2027-01-04' }] },
      { id: 3, name: 'Cy Uy', away: [{ ...span, first: '2026-12-20', last: '2026-12-22' }] },
    ],
    '2026-11-24',
    '2027-01-04',
  );
  expect(lines.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Ben Cruz: Planned leave · Until Jan 4, 2027 or later',
    'Ana Lim: Planned leave · Thu, Nov 26 · second half',
    'Ana Lim: Planned leave · Dec 5 – 18',
  ]);
});
