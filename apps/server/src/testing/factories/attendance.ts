import { overtimeApproval, type PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { openApprovals } from '../../domains/approvals/index.ts';
import { settleDays } from '../../domains/attendance/index.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createEmployee, type EmployeeGaps } from './employees.ts';
import { assignShift, createShift, type ShiftGaps } from './shifts.ts';

export interface WorkerGaps {
  /** IANA name, of the shift. */
  readonly zone?: string;
  readonly shift?: ShiftGaps;
  readonly employee?: EmployeeGaps;
  /** Range of the assignment. */
  readonly valid?: string;
  /** Days to compute. */
  readonly first?: string;
  readonly last?: string;
}

/** An employee who works 09:00 to 17:00 on every day of the week, with a computed schedule. */
export async function createWorker(
  db: Db,
  gaps: WorkerGaps = {},
): Promise<{ id: number; name: string; shiftId: number }> {
  const zone = await db
    .selectFrom('timezone')
    .select('id')
    .where('name', '=', gaps.zone ?? 'Asia/Manila')
    .executeTakeFirstOrThrow();
  const shift = await createShift(db, {
    timezone_id: zone.id,
    start_time: '09:00',
    end_time: '17:00',
    total_minutes: 480,
    work_days: [1, 2, 3, 4, 5, 6, 7],
    ...gaps.shift,
  });
  const employee = await createEmployee(db, gaps.employee);
  await assignShift(db, employee, shift, gaps.valid);
  await sql`select rebuild_schedule(array[${employee.id}::integer], ${gaps.first ?? '2026-03-01'}::date,
    ${gaps.last ?? '2026-03-31'}::date)`.execute(db);
  return { id: employee.id, name: employee.name, shiftId: shift.id };
}

/** The punches of a work date, as kind and instant. */
export async function createPunches(
  db: Db,
  employee: { id: number },
  workDate: string,
  punches: readonly (readonly [PunchKind, string])[],
  zone = 'Asia/Manila',
): Promise<void> {
  await db
    .insertInto('punch')
    .values(punches.map(([kind, at]) => ({ employee_id: employee.id, work_date: workDate, kind, at, zone })))
    .execute();
}

/** A computed day from nine to five with a pending correction. */
export async function createAttendedDay(db: Db, employee: { id: number }, day = '2026-03-02'): Promise<void> {
  const [from, to] = [`${day}T01:00:00Z`, `${day}T09:00:00Z`];
  await createPunches(db, employee, day, [
    ['in', from],
    ['out', to],
  ]);
  await db
    .insertInto('attendance_correction')
    .values({ employee_id: employee.id, work_date: day, proposed_in: from, proposed_out: to, reason: 'No signal.' })
    .execute();
  const now = Temporal.Instant.from(to)
    .add({ hours: 7 * 24 })
    .toString();
  await settleAt(db, { employeeIds: [employee.id], first: day, last: day, now });
}

/** Overtime of an hour after the shift that waits for approval, on a day that is not computed. */
export async function createOvertime(
  db: Db,
  employee: { id: number },
  work_date: string,
): Promise<{ id: number; version: number }> {
  const request = await db
    .insertInto('overtime_request')
    .values({ employee_id: employee.id, work_date, occasion: 'after', minutes: 60 })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ client_id: number }>`
    select client_id from employee_client where employee_id = ${employee.id} and valid @> ${work_date}::date`.execute(
    db,
  );
  const [{ client_id: clientId } = { client_id: null }] = rows;
  const subject = {
    subjectId: request.id,
    version: request.version,
    requesterUserId: null,
    employeeId: employee.id,
    clientId,
  };
  const open = (of: Db) => openApprovals({ db: of, clock: systemClock }, overtimeApproval, [subject]);
  await (db.isTransaction ? open(db) : db.transaction().execute(open));
  return request;
}

export interface SettledSpan {
  readonly employeeIds: readonly number[];
  /** Work dates, both included. */
  readonly first: string;
  readonly last: string;
  readonly now: string;
}

/** Settles as of an instant, in the given transaction or in its own. */
export async function settleAt(db: Db, { employeeIds, now, ...days }: SettledSpan): Promise<number> {
  const clock = { now: () => Temporal.Instant.from(now) };
  const settleIn = (of: Db) =>
    settleDays({ db: of, clock, audit: async () => {}, announce: async () => {} }, employeeIds, days);
  return db.isTransaction ? settleIn(db) : db.transaction().execute(settleIn);
}
