import { expect, it } from 'vitest';
import { blockersText, minutesOrNone, periodOnPaper, periodText } from './timesheet-texts.ts';

it('formats periods, durations and blocking days', () => {
  expect(periodText({ first_day: '2026-02-16', last_day: '2026-02-28' })).toBe('Feb 16 – 28');
  expect([periodOnPaper('2026-02-16'), periodOnPaper(null)]).toEqual(['Half month: Feb 16 – 28', undefined]);
  expect([0, 75].map(minutesOrNone)).toEqual([null, '1 h 15 min']);
  const blockers = [
    { work_date: '2026-03-04', kind: 'conflict' },
    { work_date: '2026-03-15', kind: 'running' },
  ] as const;
  expect(blockersText([...blockers])).toBe('Mar 4 (missing clock-out), Mar 15 (in progress)');
});
