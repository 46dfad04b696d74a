import { overtimeApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SettleDays } from './seed-attendance.ts';
import type { SeedTime } from './seed-clients.ts';

/** Decides the overtime that settling submitted for approval, except that of the last days. One in ten is refused. */
export async function seedOvertime(
  db: Kysely<Database>,
  accounts: readonly SeededAccount[],
  { today }: SeedTime,
  settle: SettleDays,
): Promise<void> {
  const decider = accounts.find(({ account }) => account.role === 'workforce admin');
  if (!decider) throw new Error('The demo company needs a workforce admin who signs in.');
  await sql`
    insert into approval_decision (request_id, step, decision, decided_by_user_id, on_behalf_of_user_id, decided_by_name, comment,
      subject_version, decided_at)
    select a.id, 1, o.decision, u.id, u.id, u.name, case o.decision when 'refused' then 'The client did not ask for it.' end,
      r.version, r.work_date + interval '2 days'
    from overtime_request r
    join approval_request a on a.kind = ${overtimeApproval} and a.subject_id = r.id and a.state = 'pending'
    join app_user u on u.id = ${decider.userId}::integer
    cross join lateral (select case when r.id % 10 = 0 then 'refused' else 'approved' end as decision) o
    where r.state = 'requested' and r.work_date < ${today}::date - 4 order by r.id`.execute(db);
  await sql`
    update approval_request a set state = d.decision, closed_at = d.decided_at
    from approval_decision d where d.request_id = a.id and a.kind = ${overtimeApproval} and a.state = 'pending'`.execute(
    db,
  );
  const decided = await sql<{ id: number; first: string }>`
    with closed as (
      update overtime_request r set state = a.state, version = r.version + 1, decided_minutes = r.minutes,
        approved_minutes = case a.state when 'approved' then r.minutes else 0 end
      from approval_request a
      where a.kind = ${overtimeApproval} and a.subject_id = r.id and a.state <> 'pending' and r.state = 'requested'
      returning r.employee_id, r.work_date
    )
    select employee_id as id, min(work_date)::text as first from closed group by employee_id order by employee_id`.execute(
    db,
  );
  const first = decided.rows.map((one) => one.first).toSorted()[0];
  if (first === undefined) return;
  await settle(
    db,
    decided.rows.map(({ id }) => id),
    { first, last: addDays(today, -4) },
  );
}
