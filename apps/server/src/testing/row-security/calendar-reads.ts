import { calendarColumns } from '@muster/contract/domains/shifts/calendar-columns.ts';
import * as calendars from '../../domains/shifts/calendar.repository.ts';
import * as conflicts from '../../domains/shifts/calendar-conflict.repository.ts';
import { calendarPeople, calendarSummary } from '../../domains/shifts/calendar-people.repository.ts';
import { wholeList } from '../whole-list.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

const today = '2026-03-02';

const everybody = {
  reach: 'all',
  swaps: 'all',
  assignments: 'all',
  placements: 'all',
  from: today,
  to: today,
} as const;

const onlyEmployee = (id: number) => ({
  ...wholeList,
  filters: [{ field: 'id', column: calendarColumns.id, filter: { value: id, matchMode: 'equals' as const } }],
});

/** What the calendar of shifts reads for a viewer, for the row-security test. */
export const calendarReads: RowSecurityReads = {
  calendarPeople: (db, { employeeId }) => calendarPeople(db, everybody, onlyEmployee(employeeId)),
  calendarDays: async (db, { employeeId }) => [
    ...(await calendars.calendarDays(db, { ids: [employeeId], from: today, to: today })),
  ],
  calendarAssignments: async (db, { employeeId }) => [
    ...(await calendars.calendarAssignments(db, { ...everybody, ids: [employeeId] })),
  ],
  calendarSummary: async (db, { employeeId }) => {
    const { days } = await calendarSummary(db, everybody, onlyEmployee(employeeId));
    return days.filter(({ shifts }) => shifts > 0);
  },
  assignmentsOf: (db, { employeeId }) => calendars.assignmentsOf(db, { employeeId, reach: 'all' }),
};

/** Parts of the statements above. Waiting swaps are hidden from all but staff, which calendar-marks.test.ts covers. */
export const calendarOthers = [...Object.keys(conflicts), 'waitingPerson', 'waitingSwapDays', 'pendingSwaps'];
