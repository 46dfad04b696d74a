import type { Viewer } from '@muster/contract';
import { payMinutesFrom } from '@muster/contract/domains/attendance/pay-minutes.ts';
import type { OwnTimesheet, TimesheetRow } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { mayApprove, mayLock, mayReopen, maySubmit } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { SheetRow } from './timesheet-list.repository.ts';
import type { Blocker } from './timesheet-record.repository.ts';

/** A timesheet for staff, with what the viewer may do in its current state. `decidable`: those that wait for the viewer. */
export function presentSheet(row: SheetRow, viewer: Viewer, decidable: ReadonlySet<number>): TimesheetRow {
  const { employee_id, name, position, client, unsettled_days, is_changed } = row;
  const sheet = { state: row.state, isOwn: isOwnRecord(viewer, employee_id) };
  return {
    ...presentTotals(row),
    employee: { id: employee_id, name, position },
    client,
    unsettled_days,
    is_changed,
    abilities: {
      // The link alone opens the own timesheet; an address that makes it one's own only forbids.
      submit: maySubmit(viewer, {
        ...sheet,
        isOwn: employee_id === viewer.employeeId,
        isAway: row.is_away && !sheet.isOwn,
      }),
      approve: mayApprove(viewer, sheet) && decidable.has(row.id),
      lock: mayLock(viewer, sheet) && !is_changed && row.waiting_overtime_minutes === 0,
      reopen: mayReopen(viewer, sheet),
    },
  };
}

export function presentOwnSheet(
  row: SheetRow,
  { isOver, blockers, locked }: { isOver: boolean; blockers: readonly Blocker[]; locked: string | null },
): OwnTimesheet {
  return {
    ...presentTotals(row),
    blockers: blockers.map(({ work_date, kind }) => ({ work_date, kind })),
    locked,
    is_over: isOver,
  };
}

function presentTotals(row: SheetRow) {
  const { id, version, first_day, last_day, state, planned_days, worked_days, leave_days, absent_days } = row;
  const { worked_minutes, late_minutes, undertime_minutes, overtime_minutes } = row;
  return {
    ...{ id, version, first_day, last_day, state, planned_days, worked_days, leave_days, absent_days },
    ...{ worked_minutes, late_minutes, undertime_minutes, overtime_minutes },
    unpaid_leave_days: row.unpaid_leave_days,
    waiting_overtime_minutes: row.waiting_overtime_minutes,
    adjusted_minutes: row.adjusted_minutes,
    pay_minutes: payMinutesFrom(row.pay),
  };
}
