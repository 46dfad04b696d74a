import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { expect, it } from 'vitest';
import { waitingLeave } from '../../leave/leave-request.fixture.ts';
import { ownSheetOf } from '../../timesheets/timesheet.fixture.ts';
import { openAbsences } from './own-absences.ts';
import { absentFigures, dayOf } from './own-days.fixture.ts';

const absent = dayOf('2026-03-06', { figures: absentFigures });
const found = (gaps: Partial<Parameters<typeof openAbsences>[0]> = {}) =>
  openAbsences({ days: [absent], sheets: [], leave: [], ...gaps }).map(({ work_date }) => work_date);
const leaveOn = (day: string, state: LeaveRequest['state']): LeaveRequest => ({
  ...waitingLeave,
  first_day: day,
  last_day: day,
  state,
});

it('finds settled days absent', () => {
  expect(found({ days: [absent, dayOf('2026-03-05')] })).toEqual(['2026-03-06']);
  expect(found({ days: [{ ...absent, figures: { ...absentFigures, settled: false } }] })).toEqual([]);
  expect(found({ days: [{ ...absent, figures: { ...absentFigures, state: 'late' } }] })).toEqual([]);
});

it('leaves out days that are asked about, locked, or part of a submitted timesheet', () => {
  expect(found({ days: [{ ...absent, abilities: { correct: false } }] })).toEqual([]);
  expect(found({ days: [{ ...absent, locked: 'Timesheet approved' }] })).toEqual([]);
  expect(found({ leave: [leaveOn('2026-03-06', 'requested')] })).toEqual([]);
  expect(found({ leave: [leaveOn('2026-03-06', 'refused'), leaveOn('2026-03-05', 'requested')] })).toHaveLength(1);
  const sheet = ownSheetOf({ first_day: '2026-03-01', last_day: '2026-03-15' });
  expect(found({ sheets: [sheet] })).toHaveLength(1);
  expect(found({ sheets: [{ ...sheet, state: 'submitted' }] })).toEqual([]);
});
