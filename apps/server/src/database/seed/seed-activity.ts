import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';

/** An entry of the activity log of an employee or a client. */
export interface DemoActivity {
  readonly at: string;
  readonly user_id: number;
  readonly actor: string;
  readonly event: string;
  readonly subject_kind: 'employee' | 'client';
  readonly subject_id: number;
  readonly client_id: number;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly details: Readonly<Record<string, string>> | null;
}

/** Stores entries, in order, as the portal does. */
export type LogActivity = (db: Kysely<Database>, entries: readonly DemoActivity[]) => Promise<void>;

interface ActivityFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
  readonly log: LogActivity;
}

/** What the activity log would hold if people had made the demo data: nothing that the records contradict. */
export async function seedActivity(db: Kysely<Database>, { accounts, time, log }: ActivityFacts): Promise<void> {
  const userOf = (role: string) => accounts.find(({ account }) => account.role === role)?.userId ?? null;
  const { rows } = await sql<DemoActivity>`
    with entry as (
      select (a.start_date - 3 + time '10:00') at time zone 'Asia/Manila' as at, ${userOf('hr')}::integer as user_id,
        case when a.number = 1 then 'employees.create' else 'employees.rehire' end as event,
        'employee' as subject_kind, e.id as subject_id, e.client_id, null::jsonb as before, jsonb_build_object('name', e.name, 'position', e.position) as after, null::jsonb as details
      from (select *, row_number() over (partition by employee_id order by start_date) as number from employee_active_date) a
      join employee e on e.id = a.employee_id
      union all
      select (a.end_date + time '16:00') at time zone 'Asia/Manila', ${userOf('hr')}, 'employees.deactivate', 'employee', e.id, e.client_id, null,
        jsonb_build_object('effective_date', a.end_date), null
      from employee_active_date a join employee e on e.id = a.employee_id
      union all
      select ${time.now}::timestamptz - make_interval(days => 1 + e.id % 19, hours => e.id % 7), ${userOf('payroll')}, 'employees.read-sensitive',
        'employee', e.id, e.client_id, null, null, jsonb_build_object('group', (array['pay', 'government'])[1 + e.id % 2])
      from employee e where e.id % 3 = 0
      union all
      select ${time.now}::timestamptz - make_interval(days => 2 + e.id % 23, hours => e.id % 5), ${userOf('hr')}, 'employees.update',
        'employee', e.id, e.client_id, '{"personal_phone": "[hidden]"}', '{"personal_phone": "[hidden]"}', null
      from employee e where e.id % 4 = 1
      union all
      select f.created_at, ${userOf('hr')}, 'employees.attach', 'employee', e.id, e.client_id, null, jsonb_build_object('file_name', f.file_name), null
      from attachment f join employee e on e.id = f.employee_id
      union all
      select r.opened_at, u.id, 'leave.request', 'employee', q.employee_id, q.client_id, null,
        jsonb_build_object('first_day', q.first_day, 'last_day', q.last_day), null
      from approval_request r join leave_request q on q.id = r.subject_id
      join app_user u on u.id = coalesce((select o.id from app_user o where o.employee_id = q.employee_id limit 1), ${userOf('workforce admin')}::integer)
      where r.kind = ${leaveApproval}
      union all
      select d.decided_at, d.decided_by_user_id, case r.kind when ${leaveApproval} then 'leave.decide-request' else 'attendance.decide-correction' end,
        'employee', r.employee_id, r.client_id, '{"state": "requested"}',
        jsonb_strip_nulls(jsonb_build_object('decision', d.decision, 'state', d.decision, 'first_day', q.first_day, 'last_day', q.last_day,
          'work_date', k.work_date)), null
      from approval_request r join approval_decision d on d.request_id = r.id
      left join leave_request q on r.kind = ${leaveApproval} and q.id = r.subject_id
      left join attendance_correction k on r.kind = ${correctionApproval} and k.id = r.subject_id
      where r.kind in (${leaveApproval}, ${correctionApproval})
      union all
      select c.created_at, ${userOf('sales')}, 'clients.create', 'client', c.id, c.id, null,
        jsonb_build_object('legal_business_name', c.legal_business_name), null
      from client c where c.id <> 1
      union all
      select c.created_at + interval '2 days 3 hours', ${userOf('admin')}, 'clients.assign-account-managers', 'client', c.id, c.id, null, null, null
      from client c where c.id <> 1
      union all
      select c.created_at + interval '6 days 4 hours', ${userOf('account manager')}, 'clients.create-contact', 'client', c.id, c.id, null, null, null
      from client c where c.id <> 1
      union all
      select ${time.now}::timestamptz - make_interval(days => 3 + c.id, hours => c.id), ${userOf('account manager')}, 'clients.update-contact', 'client', c.id, c.id, null, null, null
      from client c where c.id <> 1 and c.id % 2 = 0
      union all
      select ${time.now}::timestamptz - make_interval(days => 1 + c.id % 6, hours => 2), ${userOf('accounts receivable')}, 'clients.read-costs', 'client', c.id, c.id, null, null, null
      from client c where c.id <> 1 and c.id % 3 <> 0
    )
    select to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, n.user_id, concat_ws(' ', u.first_name, u.last_name) as actor, n.event, n.subject_kind,
      n.subject_id, n.client_id, n.before, n.after, n.details
    from entry n join app_user u on u.id = n.user_id
    where n.at <= ${time.now}::timestamptz order by n.at, n.event, n.subject_id`.execute(db);
  await log(db, rows);
}
