import { attendanceNotifications } from '@muster/contract/domains/attendance/attendance-notifications.ts';
import { type BreakAlert, breakAlert } from '@muster/contract/domains/attendance/break-alert.rules.ts';
import { type Micros, microsOf, minuteMicros } from '@muster/contract/domains/attendance/day-facts.ts';
import type { Db } from '../../database/db.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { notifyUsers } from '../notifications/index.ts';
import { possibleBreakAlerts, type TakenAlert, takeBreakAlert } from './break-alert.repository.ts';
import { readDayFacts } from './day-facts.repository.ts';

/** Alerts employees and their leads about breaks that are too long or were not taken, once a day for each kind. */
export async function alertBreaks({ databases, clock }: CallServices): Promise<boolean> {
  await databases.system.transaction().execute(async (db) => {
    const now = clock.now();
    for (const { employeeId, workDate, alert } of await dueAlerts(db, now)) {
      const due = { employee_id: employeeId, work_date: workDate, kind: alert.kind, now: now.toString() };
      const taken = await takeBreakAlert(db, due);
      if (taken) await notify({ db, clock }, taken, alert, microsOf(now));
    }
  });
  return false;
}

interface DueAlert {
  readonly employeeId: number;
  readonly workDate: string;
  readonly alert: BreakAlert;
}

async function dueAlerts(db: Db, now: Temporal.Instant): Promise<DueAlert[]> {
  const possible = await possibleBreakAlerts(db, now.toString());
  const days = possible.map(({ work_date }) => work_date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const asked = new Set(possible.map(({ employee_id, work_date }) => `${employee_id} ${work_date}`));
  const employeeIds = [...new Set(possible.map(({ employee_id }) => employee_id))];
  const facts = await readDayFacts(db, { employeeIds, first, last });
  return facts.flatMap(({ employeeId, facts: day }) => {
    const alert = asked.has(`${employeeId} ${day.workDate}`) ? breakAlert(day, microsOf(now)) : null;
    return alert === null ? [] : [{ employeeId, workDate: day.workDate, alert }];
  });
}

async function notify(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  { employee_id: employee, user_ids: own, lead_user_ids: leads }: TakenAlert,
  { kind, rule, since }: BreakAlert,
  now: Micros,
): Promise<void> {
  const types = attendanceNotifications;
  const minutes = Math.floor((now - since) / minuteMicros);
  const planned = rule.minutes;
  if (kind === 'overrun') {
    await notifyUsers(ctx, { userIds: own, type: types.breakOverrun, values: { minutes, planned } });
    await notifyUsers(ctx, { userIds: leads, type: types.teamBreakOverrun, values: { employee, minutes, planned } });
  } else {
    await notifyUsers(ctx, { userIds: own, type: types.breakMissed, values: { planned } });
    await notifyUsers(ctx, { userIds: leads, type: types.teamBreakMissed, values: { employee, planned } });
  }
}
