import type pg from 'pg';

const tickets = 200_000;
export const benchType = 'IT';

/**
 * Two years of tickets with replies, one in thirty open. The type of the new ones waits for an approval. Tickets that are there stay.
 */
export async function fillTickets(pool: pg.Pool): Promise<void> {
  await pool.query('update ticket_type set needs_approval = true where code = $1', [benchType]);
  await pool.query(`
    insert into app_user (name, email) select 'Bench Agent ' || n, 'agent-' || n || '@tickets.test' from generate_series(1, 20) n
    on conflict do nothing`);
  await pool.query(`
    insert into user_role (user_id, role_id) select u.id, r.id from app_user u join role r on r.name = 'hr'
    where u.email like 'agent-%@tickets.test' on conflict do nothing`);
  const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from ticket');
  const missing = tickets - (rows[0]?.count ?? 0);
  if (missing <= 0) return;
  await insertTickets(pool, missing);
  for (const table of ['ticket', 'ticket_detail', 'ticket_reply', 'ticket_change'])
    await pool.query(`vacuum (analyze) ${table}`);
}

async function insertTickets(pool: pg.Pool, missing: number): Promise<void> {
  await pool.query(
    `with types as (
      select array_agg(y.id order by y.id) as ids, array_agg(v.id order by y.id) as versions, array_agg(y.default_group order by y.id) as groups
      from ticket_type y join ticket_type_version v on v.ticket_type_id = y.id where 'employee' = any (y.audience)),
    people as (select array_agg(e.id order by e.id) as ids, array_agg(e.client_id order by e.id) as clients from employee e where e.deleted_at is null),
    agents as (select array_agg(id order by id) as ids from app_user where email like 'agent-%@tickets.test'),
    planned as (
      select n, n % cardinality(t.ids) + 1 as type, n * 7919 % cardinality(p.ids) + 1 as person,
        case when n % 90 = 0 then 3 when n % 45 = 1 then 2 else 5 end as status,
        now() - n * interval '5 minutes' - interval '1 hour' as filed_at
      from generate_series(1, $1::integer) n, types t, people p)
    insert into ticket (ticket_type_id, version_id, subject, side, requester_user_id, employee_id, client_id, status, priority, group_role,
      assignee_user_id, filed_at, due_at, pending_since, resolved_at, closed_at, first_responded_at)
    select t.ids[i.type], t.versions[i.type],
      (array['Headset', 'Laptop', 'Payslip', 'Access', 'Certificate'])[i.n % 5 + 1] || ' ' || substr(md5(i.n::text), 1, 6) || ' of the team', 'employee',
      a.ids[i.n % 20 + 1], p.ids[i.person], p.clients[i.person], i.status, i.n % 4 + 1, t.groups[i.type],
      case when i.n % 3 > 0 then a.ids[i.n * 13 % 20 + 1] end, i.filed_at,
      case when i.status = 5 then i.filed_at + interval '2 days' else now() + (i.n % 700 - 20) * interval '1 hour' end,
      case when i.status = 3 then i.filed_at + interval '10 minutes' end,
      case when i.status = 5 then i.filed_at + interval '1 day' end, case when i.status = 5 then i.filed_at + interval '8 days' end,
      i.filed_at + interval '9 minutes'
    from planned i, types t, people p, agents a`,
    [missing],
  );
  await pool.query(`
    insert into ticket_reply (ticket_id, author_user_id, is_by_handler, body, sent_at)
    select t.id, coalesce(t.assignee_user_id, t.requester_user_id), r = 1, 'We look at it and answer by tomorrow.', t.filed_at + r * interval '1 hour'
    from ticket t cross join generate_series(1, 2) r where not exists (select from ticket_reply p where p.ticket_id = t.id)`);
}
