import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { openApprovals } from '../../domains/approvals/index.ts';
import { systemClock } from '../../platform/clock/clock.ts';

export type DayGaps = Partial<Insertable<Database['attendance_day']>> & { readonly work_date: string };

/** A computed day: by default eight hours as planned, settled. */
export async function addDay(db: Db, employee: { id: number; client_id: number }, gaps: DayGaps): Promise<void> {
  const isWorked = !['absent', 'on_leave', 'holiday', 'restday'].includes(gaps.state ?? 'present');
  await db
    .insertInto('attendance_day')
    .values({
      employee_id: employee.id,
      client_id: employee.client_id,
      state: 'present',
      starts_at: `${gaps.work_date}T00:00:00Z`,
      ends_at: `${gaps.work_date}T09:00:00Z`,
      first_in: isWorked ? `${gaps.work_date}T00:00:00Z` : null,
      last_out: isWorked ? `${gaps.work_date}T09:00:00Z` : null,
      planned_minutes: 480,
      worked_minutes: isWorked ? 480 : 0,
      settled_at: `${gaps.work_date}T10:00:00Z`,
      ...gaps,
    })
    .execute();
}

/** A timesheet in a given state. */
export async function createTimesheet(
  db: Db,
  employee: { id: number },
  first_day: string,
  state: 'open' | 'submitted' | 'approved' | 'locked' = 'open',
): Promise<{ id: number; version: number }> {
  const totals = await db
    .selectNoFrom((row) =>
      row
        .fn<number[]>('timesheet_totals', [
          row.cast<number>(row.val(employee.id), 'integer'),
          row.cast<string>(row.val(first_day), 'date'),
          row.cast<string>(row.val(lastDayOf(first_day)), 'date'),
        ])
        .as('totals'),
    )
    .executeTakeFirstOrThrow();
  const sheet = await db
    .insertInto('timesheet')
    .values({
      employee_id: employee.id,
      first_day,
      state,
      approved_totals: state === 'approved' || state === 'locked' ? totals.totals : null,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  if (state === 'submitted') await openApproval(db, employee, sheet);
  return sheet;
}

/** A decided round whose last step was that of the client: the client sees the timesheet. */
export async function createClientRound(
  db: Db,
  timesheet: { readonly id: number },
  { employeeId, clientId }: { readonly employeeId: number; readonly clientId: number },
): Promise<void> {
  const { policy_version_id, position: step } = await db
    .selectFrom('approval_step_approver as a')
    .innerJoin('approval_policy_version as v', 'v.id', 'a.policy_version_id')
    .select(['a.policy_version_id', 'a.position'])
    .where('a.source', '=', 'client-approver')
    .where('v.policy_key', '=', timesheetApproval)
    .orderBy('v.number', 'desc')
    .executeTakeFirstOrThrow();
  const at = '2026-03-01T00:00:00Z';
  const about = { kind: timesheetApproval, subject_id: timesheet.id, employee_id: employeeId, client_id: clientId };
  const need = { step, step_size: 1, step_required: 1, facts: JSON.stringify({ client_approval: true }) };
  const times = { opened_at: at, step_since: at, closed_at: at };
  await db
    .insertInto('approval_request')
    .values({ ...about, ...need, ...times, round: 9, policy_version_id, subject_version: 1, state: 'approved' })
    .execute();
}

async function openApproval(db: Db, employee: { id: number }, { id, version }: { id: number; version: number }) {
  const { client_id: clientId } = await db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', employee.id)
    .executeTakeFirstOrThrow();
  const facts = { client_approval: false, former_client_approval: false };
  const subject = { subjectId: id, version, requesterUserId: null, employeeId: employee.id, clientId, facts };
  const open = (of: Db) => openApprovals({ db: of, clock: systemClock }, timesheetApproval, [subject]);
  await (db.isTransaction ? open(db) : db.transaction().execute(open));
}

function lastDayOf(first: string): string {
  const day = Temporal.PlainDate.from(first);
  return day.with({ day: day.day === 1 ? 15 : day.daysInMonth }).toString();
}
