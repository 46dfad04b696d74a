import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';

/** Leave that employees filed as tickets: the latest request of each state, of people who filed it themselves. */
export async function seedLeaveTickets(db: Kysely<Database>): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into ticket (ticket_type_id, version_id, subject, side, requester_user_id, employee_id, client_id, status, priority, group_role,
      filed_at, resolved_at, leave_request_id)
    select y.id, v.id, y.name, 'employee', r.requested_by_user_id, r.employee_id, r.client_id, case r.state when 'requested' then 2 else 4 end,
      y.default_priority, y.default_group, r.created_at, case when r.state <> 'requested' then r.closed_at end, r.id
    from (select distinct on (r.employee_id, r.state) r.* from leave_request r
        join app_user u on u.id = r.requested_by_user_id and u.employee_id = r.employee_id
        where r.state = 'requested' or r.closed_at >= r.created_at
        order by r.employee_id, r.state, r.id desc) r
    cross join lateral (select t.* from ticket_type t where t.code = 'LEAVE') y
    cross join lateral (select id from ticket_type_version where ticket_type_id = y.id order by number desc limit 1) v
    order by r.id
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
