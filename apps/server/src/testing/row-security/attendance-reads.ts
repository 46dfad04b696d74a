import * as adjustments from '../../domains/attendance/adjustment.repository.ts';
import { adjustmentsOfDays } from '../../domains/attendance/adjustment-list.repository.ts';
import { attendingSince, dueForSettling } from '../../domains/attendance/attendance-day.repository.ts';
import * as corrections from '../../domains/attendance/correction.repository.ts';
import * as drafts from '../../domains/attendance/correction-draft.repository.ts';
import * as correctionLists from '../../domains/attendance/correction-list.repository.ts';
import * as dayLists from '../../domains/attendance/day-list.repository.ts';
import * as fixes from '../../domains/attendance/days-to-fix.repository.ts';
import { punchSurroundings } from '../../domains/attendance/imported-punch.repository.ts';
import * as overtime from '../../domains/attendance/overtime-list.repository.ts';
import { requestsBetween } from '../../domains/attendance/overtime-write.repository.ts';
import * as ownDays from '../../domains/attendance/own-days.repository.ts';
import * as punches from '../../domains/attendance/punch.repository.ts';
import { employmentOn } from '../../domains/attendance/punch-employment.repository.ts';
import { brokenNetworkRule } from '../../domains/attendance/punch-origin.repository.ts';
import { wholeList } from '../whole-list.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

const today = '2026-03-02';
const everyone = { people: 'all', waiting: { led: [], named: [] } } as const;
const days: dayLists.DaysScope = { from: today, to: today, reach: 'all' };

const january = { first: '2026-01-01', last: '2026-01-31' };
const february = { first: '2026-02-01', last: '2026-02-15' };

/** What the attendance domain reads for a viewer, for the row-security test. */
export const attendanceReads: RowSecurityReads = {
  closedDays: (db, { employeeId }) => adjustments.closedDays(db, { employeeIds: [employeeId], ...january }),
  bookedDays: (db, { employeeId }) =>
    adjustments.bookedDays(db, [{ employee_id: employeeId, work_date: '2026-01-20' }]),
  adjustedSources: (db, { employeeId }) => adjustments.adjustedSources(db, { employeeId, ...february }),
  adjustmentsOfDays: (db, { employeeId }) =>
    adjustmentsOfDays(db, employeeId, { from: january.first, to: january.last }),
  lockOwnRecord: (db, { employeeId }) => punches.lockOwnRecord(db, employeeId),
  lastPunch: (db, { employeeId }) => punches.lastPunch(db, employeeId),
  employmentOn: (db, { employeeId }) => employmentOn(db, employeeId, today),
  plannedAround: (db, { employeeId }) =>
    punches.plannedAround(db, { employeeId, ownZone: 'Asia/Manila', at: `${today}T01:00:00Z` }),
  ownDays: (db, { employeeId }) => ownDays.ownDays(db, employeeId, today, today),
  hasDay: async (db, { employeeId }) => (await fixes.hasDay(db, employeeId, today)) || null,
  listDays: (db) => dayLists.listDays(db, days, wholeList),
  findDay: (db, { employeeId }) => dayLists.findDay(db, employeeId, today),
  punchesOf: (db, { employeeId }) => dayLists.punchesOf(db, employeeId, today),
  firstDay: (db) => dayLists.firstDay(db),
  attendingSince: (db) => attendingSince(db, today, { after: 0, most: 1000 }),
  dueForSettling: (db) =>
    dueForSettling(db, { first: today, last: today, now: '2026-03-20T00:00:00Z' }, { after: 0, most: 10 }),
  listCorrections: (db) => correctionLists.listCorrections(db, { view: 'waiting', reach: everyone }, wholeList),
  correctionsById: async (db, { employeeId }) => {
    const [waiting] = await correctionLists.correctionsOf(db, employeeId, { from: today, to: today });
    return correctionLists.correctionsById(db, waiting ? [waiting.id] : []);
  },
  countWaiting: async (db) => (await correctionLists.countWaiting(db, everyone)) || null,
  correctionsOf: (db, { employeeId }) => correctionLists.correctionsOf(db, employeeId, { from: today, to: today }),
  draftPeople: async (db, { employeeId }) => [...(await drafts.draftPeople(db, [employeeId])).values()],
  draftObstacles: (db, { employeeId }) =>
    drafts.draftObstacles(db, [{ employeeId, workDate: today, in: null, out: null }], 'all'),
  lockCorrection: async (db, { employeeId }) => {
    const [waiting] = await correctionLists.correctionsOf(db, employeeId, { from: today, to: today });
    return corrections.lockCorrection(db, waiting?.id ?? 0, everyone);
  },
  brokenNetworkRule: (db, { clientId }) => brokenNetworkRule(db, clientId, '203.0.113.9'),
  listOvertime: (db) => overtime.listOvertime(db, { view: 'waiting', reach: everyone }, wholeList),
  overtimeById: async (db) => {
    const { data } = await overtime.listOvertime(db, { view: 'waiting', reach: everyone }, wholeList);
    return overtime.overtimeById(
      db,
      data.map(({ id }) => id),
    );
  },
  countWaitingOvertime: async (db) => (await overtime.countWaitingOvertime(db, everyone)) || null,
  requestsBetween: (db, { employeeId }) =>
    requestsBetween(db, { employeeIds: [employeeId], first: today, last: today }),
  punchSurroundings: async (db, { employeeId }) => {
    const instants = { first: `${today}T00:00:00Z`, last: `${today}T12:00:00Z` };
    const [{ employeeId: _, ...around } = { employeeId }] = await punchSurroundings(db, [employeeId], instants);
    return around;
  },
  usersOfEmployees: (db, { employeeId }) => corrections.usersOfEmployees(db, [employeeId]),
};
