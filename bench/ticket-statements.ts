/** The works on tickets in plain SQL: rows and exact count of a page, one record, a new record. */
const columns = `t.id, t.version, t.subject, y.name as type, t.status, t.priority, t.group_role, a.name as assignee, r.name as requester,
  e.name as employee, c.legal_business_name as client, t.filed_at, t.due_at, t.status in (2, 3) and t.due_at < now() as is_overdue,
  t.approval_state`;
const joined = `ticket t join ticket_type y on y.id = t.ticket_type_id left join app_user r on r.id = t.requester_user_id
  left join employee e on e.id = t.employee_id left join client c on c.id = t.client_id left join app_user a on a.id = t.assignee_user_id`;

const isFound = `(t.subject_key like '%' || search_key($1) || '%'
    or t.requester_user_id in (select id from app_user where search_key(name) like '%' || search_key($1) || '%')
    or t.employee_id in (select id from employee where search_key(name) like '%' || search_key($1) || '%')
    or t.client_id in (select id from client where search_key(legal_business_name) like '%' || search_key($1) || '%'))`;

export const ticketStatements = {
  ticketPage: [
    `select ${columns} from ${joined} order by t.id desc limit 30`,
    'select count(*)::integer as total from ticket t',
  ],
  ticketSearch: [
    `select ${columns} from ${joined} where ${isFound} order by t.id desc limit 30`,
    `select count(*)::integer as total from ticket t where ${isFound}`,
  ],
  ticketOne: [
    `select ${columns}, t.*,
      array(select to_jsonb(f) || jsonb_build_object('value', d.value) from ticket_type_field f
        left join ticket_detail d on d.ticket_id = t.id and d.key = f.key where f.version_id = t.version_id order by f.sequence) as fields,
      array(select to_jsonb(p) || jsonb_build_object('author', u.name) from ticket_reply p join app_user u on u.id = p.author_user_id
        where p.ticket_id = t.id order by p.id) as replies,
      array(select to_jsonb(n) || jsonb_build_object('author', u.name) from ticket_note n join app_user u on u.id = n.author_user_id
        where n.ticket_id = t.id order by n.id) as notes,
      array(select to_jsonb(h) || jsonb_build_object('actor', u.name) from ticket_change h left join app_user u on u.id = h.actor_user_id
        where h.ticket_id = t.id order by h.id) as history,
      array(select to_jsonb(l) from ticket_link l where t.id in (l.ticket_id, l.other_ticket_id)) as links,
      array(select u.name from ticket_follower w join app_user u on u.id = w.user_id where w.ticket_id = t.id) as followers,
      array(select to_jsonb(f) from attachment f where f.ticket_id = t.id) as files,
      (select to_jsonb(g) from ticket_rating g where g.ticket_id = t.id) as rating
    from ${joined} where t.id = $1`,
  ],
  ticketCreate: [
    `with form as (
      select v.id as version_id, y.* from ticket_type y join ticket_type_version v on v.ticket_type_id = y.id where y.code = $1
      order by v.number desc limit 1),
    added as (
      insert into ticket (ticket_type_id, version_id, subject, side, requester_user_id, priority, group_role, approval_state, approval_due_at)
      select id, version_id, $2, 'staff', $3, default_priority, default_group, 'pending', now() + interval '1 day' from form
      returning id, version_id)
    insert into ticket_detail (ticket_id, version_id, key, value)
    select added.id, added.version_id, d.key, d.value from added, jsonb_each($4::jsonb) d returning ticket_id as id`,
  ],
} as const;
