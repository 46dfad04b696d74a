import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Db } from '../../database/db.ts';
import * as metrics from '../../domains/reports/attendance-metrics.repository.ts';
import * as clientSheets from '../../domains/timesheets/client-sheets.repository.ts';
import * as adjustments from '../../domains/timesheets/timesheet-adjustment.repository.ts';
import * as lists from '../../domains/timesheets/timesheet-list.repository.ts';
import * as records from '../../domains/timesheets/timesheet-record.repository.ts';
import * as writes from '../../domains/timesheets/timesheet-write.repository.ts';
import * as zones from '../../domains/timesheets/timesheet-zones.repository.ts';
import * as waitingSheets from '../../domains/timesheets/waiting-sheets.repository.ts';
import { addDay, createClientRound, createTimesheet } from '../factories/timesheets.ts';
import { wholeList } from '../whole-list.ts';
import type { RecordIds, RowSecurityReads } from './row-security-reads.ts';

const others = { people: 'all', waiting: { led: [], named: [] } } as const;
const everybody = { ownId: null, others } as const;
const period = '2026-02-01';
const days = { from: period, to: '2026-02-15', teamId: null, shiftId: null };
const reach: Reach = 'all';
const metricsOf = ({ clientId }: RecordIds) => ({ ...days, clientId, reach });

/** What the two domains read for a viewer; `sheetOf` returns an employee's timesheet, read without row security. */
export const timesheetReads = (sheetOf: (ids: RecordIds) => number): RowSecurityReads => ({
  readSheetPage: (db) => lists.readSheetPage(db, wholeList, { period, reach: others }),
  countStates: (db) => lists.countStates(db, period, others),
  periodsToLock: async (db) => (await lists.periodsToLock(db, { today: '2026-12-31', most: 4 }, others)).periods,
  unapprovedSheets: (db) => lists.unapprovedSheets(db, { first: '2020-06-01', most: 5 }, others),
  lockableSheets: (db) =>
    lists.lockableSheets(db, { state: 'locked', period: { first: period, last: '2026-02-15' } }, others),
  recentPeriods: (db) => lists.recentPeriods(db),
  findSheet: (db, ids) => records.findSheet(db, sheetOf(ids), everybody),
  sheetsById: (db, ids) => records.sheetsById(db, [sheetOf(ids)], everybody, null),
  sheetPeriods: (db, ids) => waitingSheets.sheetPeriods(db, [sheetOf(ids)], others),
  sheetsOfEmployee: (db, { employeeId }) => records.sheetsOfEmployee(db, employeeId, 10),
  ownSheetState: (db, ids) => records.ownSheetState(db, ids.employeeId, sheetOf(ids)),
  sheetIdsOfPeriod: (db, { clientId }) => waitingSheets.sheetIdsOfPeriod(db, { clientId, firstDay: period }),
  daysOfSheet: (db, ids) => records.daysOfSheet(db, sheetOf(ids)),
  stepsOfSheet: (db, ids) => records.stepsOfSheet(db, sheetOf(ids)),
  blockersOf: (db, ids) => records.blockersOf(db, [sheetOf(ids)]),
  unsettledSheets: async (db, ids) => [...(await records.unsettledSheets(db, [sheetOf(ids)]))],
  sheetLockReason: (db, ids) => records.sheetLockReason(db, sheetOf(ids)),
  sheetLockReasons: async (db, { employeeId }) => [...(await records.sheetLockReasons(db, employeeId))],
  zonesOfSheets: async (db, ids) => [...(await zones.zonesOfSheets(db, [sheetOf(ids)]))],
  lockSheets: (db, ids) => writes.lockSheets(db, [sheetOf(ids)], everybody),
  reopenedFor: (db, ids) => writes.reopenedFor(db, sheetOf(ids)),
  clientSheetsById: (db, ids) => clientSheets.clientSheetsById(db, ids.clientId, [sheetOf(ids)]),
  clientSheetsOf: async (db, { clientId }) =>
    (await clientSheets.clientSheetsOf(db, { clientId, period, first: 0, most: 10 })).data,
  clientPeriods: (db, { clientId }) => clientSheets.clientPeriods(db, clientId),
  clientDaysOf: (db, ids) => clientSheets.clientDaysOf(db, { clientId: ids.clientId, sheetId: sheetOf(ids) }),
  adjustmentsOfSheet: (db, ids) => adjustments.adjustmentsOfSheet(db, sheetOf(ids)),
  clientAdjustmentsOf: (db, ids) =>
    adjustments.clientAdjustmentsOf(db, { clientId: ids.clientId, sheetId: sheetOf(ids) }),
  countMetrics: (db, ids) => metrics.countMetrics(db, metricsOf(ids)),
  countWeeks: (db, ids) => metrics.countWeeks(db, metricsOf(ids)),
  metricDays: (db, ids) => metrics.metricDays(db, { ...metricsOf(ids), which: 'worked' }, wholeList),
  metricChoices: (db) => metrics.metricChoices(db, reach),
});

/** These write, are read by jobs, or are parts of statements. */
export const timesheetOthers = [
  'openSheets',
  'openSheetsOfUsers',
  'lockSubmitted',
  'changedSinceDecision',
  'sheetsWhere',
  'isReached',
  'openSheets',
  'moveSheets',
];

/** With a day of the period, its history and its lock, each containing `mark`. */
export async function createLockedSheet(
  db: Db,
  employee: { id: number; client_id: number },
  mark: string,
): Promise<number> {
  await addDay(db, employee, { work_date: '2026-02-02', state: 'conflict' });
  const { id } = await createTimesheet(db, employee, period, 'locked');
  await createClientRound(db, { id }, { employeeId: employee.id, clientId: employee.client_id });
  const step = { timesheet_id: id, from_state: 'locked', to_state: 'open', reason: mark, by_name: mark };
  await db.insertInto('timesheet_step').values(step).execute();
  await db
    .insertInto('attendance_adjustment')
    .values({
      ...{ employee_id: employee.id, client_id: employee.client_id, work_date: '2026-01-20', booked_on: '2026-02-03' },
      ...{ reasons: ['punches'], is_settled: true, minutes_before: 0, waiting_overtime_minutes: 0 },
      ...{ planned_days: 0, worked_days: 0, leave_days: 0, absent_days: 0, worked_minutes: 45 },
      ...{
        late_minutes: 0,
        undertime_minutes: 0,
        overtime_minutes: 0,
        pay_minutes: [45, ...Array<number>(11).fill(0)],
      },
      ...{ inputs: [0, 0, 0, 0], changed_at: '2026-02-03T00:00:00Z' },
    })
    .execute();
  await db
    .insertInto('attendance_lock')
    .values({ employee_id: employee.id, days: '[2026-02-01,2026-02-16)', reason: mark })
    .execute();
  return id;
}
