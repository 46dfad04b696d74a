import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/**
 * Those of the subjects that one of the users decided on, or whose steps name the user as of now: by name, by role, as the lead of the
 * person, as an approver of the client, or as its account manager. Somebody who has left such a place is not found.
 */
export async function subjectsAsked(
  db: Db,
  {
    kind,
    subjectIds,
    userIds,
  }: { readonly kind: string; readonly subjectIds: readonly number[]; readonly userIds: readonly number[] },
): Promise<number[]> {
  const users = sql`any (${[...userIds]}::integer[])`;
  const { rows } = await sql<{ subject_id: number }>`
    with held as (
      select o.name from user_role h join role o on o.id = h.role_id where h.user_id = ${users}
    )
    select distinct r.subject_id from approval_request r
    where r.kind = ${kind} and r.subject_id = any (${[...subjectIds]}::integer[])
      and not exists (select from employee e where e.id = r.employee_id and e.deleted_at is not null)
      and (
        exists (select from approval_decision d where d.request_id = r.id and d.decided_by_user_id = ${users})
        or exists (select from approval_step s where s.policy_version_id = r.policy_version_id and s.position <= r.step
          and r.escalated_at is not null and s.escalation_role in (select name from held))
        or exists (
          select from approval_step_approver a
          where a.policy_version_id = r.policy_version_id and a.position <= r.step and case a.source
            when 'person' then a.user_id = ${users}
            when 'role' then a.role in (select name from held)
            when 'lead' then exists (select from led_people() p join app_user l on l.employee_id = p.lead_id
              where l.id = ${users} and p.employee_id = r.employee_id and p.client_id = r.client_id)
            when 'client-approver' then exists (select from app_user c where c.id = ${users} and c.approval_enabled and c.client_id = r.client_id)
            when 'former-client-approver' then exists (select from app_user c
              where c.id = ${users} and c.approval_enabled and c.client_id = r.former_client_id)
            when 'account-manager' then exists (select from client_account_manager m where m.user_id = ${users} and m.client_id = r.client_id)
            else false end))`.execute(db);
  return rows.map(({ subject_id }) => subject_id);
}
