import { expect, it } from 'vitest';
import { awayLines } from './away-lines.ts';

it('begins with today, then by day and name, and says until when', () => {
  const known = { days: 1, part: 'full', request_id: 5, leave_type: 'Vacation Leave', color: 'teal' } as const;
  const lines = awayLines(
    [
      { id: 1, name: 'Ben Cruz', away: [{ ...known, first: '2026-11-25', last: '2026-11-27', is_waiting: true }] },
      {
        id: 2,
        name: 'Ana Lim',
        away: [{ first: '2026-11-25', last: '2026-11-25', days: 1, part: 'full', class: 'unplanned' }],
      },
      { id: 3, name: 'Cy Uy', away: [{ ...known, first: '2026-11-24', last: '2026-11-26', is_waiting: false }] },
      { id: 4, name: 'Di Go', away: [{ ...known, first: '2026-11-24', last: '2026-11-24', is_waiting: false }] },
    ],
    '2026-11-24',
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
