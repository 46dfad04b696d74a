import { attendanceNotifications } from '@muster/contract/domains/attendance/attendance-notifications.ts';
import { weekdayText } from '@muster/contract/plain-day.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { notifyUsers } from '../notifications/index.ts';
import type { ChangedAdjustment } from './adjustment-write.repository.ts';
import { usersOfEmployees } from './correction.repository.ts';

/** Records the changes in the activity log, and informs the employees about hours that count in a later period. */
export async function notifyOfAdjustments(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'audit'>,
  changes: readonly ChangedAdjustment[],
): Promise<void> {
  for (const { employee_id, client_id, is_deleted, ...change } of changes)
    await ctx.audit({
      event: 'attendance.adjust',
      subject: { kind: 'employee', id: String(employee_id) },
      clientId: client_id,
      after: {
        work_date: change.work_date,
        booked_on: is_deleted ? null : change.booked_on,
        minutes: is_deleted ? 0 : change.worked_minutes,
        reasons: [...change.reasons],
      },
    });
  const announced = changes.filter(({ is_deleted, reasons }) => !is_deleted && !reasons.includes('reopened'));
  const byEmployee = Map.groupBy(announced, ({ employee_id }) => employee_id);
  if (byEmployee.size === 0) return;
  const users = Map.groupBy(await usersOfEmployees(ctx.db, [...byEmployee.keys()]), ({ employee_id }) => employee_id);
  for (const [employeeId, own] of byEmployee) {
    const more = own.length > daysNamed ? ' More days: see your timesheets.' : '';
    await notifyUsers(ctx, {
      userIds: (users.get(employeeId) ?? []).map(({ id }) => id),
      type: attendanceNotifications.lockedDayChanged,
      values: { changes: `${own.slice(0, daysNamed).map(sentence).join(' ')}${more}` },
    });
  }
}

const daysNamed = 4;

function sentence({ work_date, booked_on, worked_minutes: minutes, ...change }: ChangedAdjustment): string {
  if (change.is_leave_worked)
    return `${weekdayText(work_date)}: worked on leave. Ask HR to cancel the leave or to remove the times.`;
  if (!change.is_settled) return `${weekdayText(work_date)}: the clock-out is missing. Request a correction.`;
  return `${weekdayText(work_date)}: ${changeText(minutes)}, counted on ${weekdayText(booked_on)}.`;
}

function changeText(minutes: number): string {
  if (minutes === 0) return 'the hours changed';
  return minutes < 0 ? `${-minutes} min less` : `${minutes} min more`;
}
