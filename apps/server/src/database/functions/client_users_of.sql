-- The accounts of a client with what client admins and staff read about them. `at`: invitations that end before have expired.
create or replace function client_users_of(of_client_id integer, at timestamptz) returns table (id integer, uuid text, version integer,
  name text, email text, roles text[], has_chosen_positions boolean, positions json, approval_enabled boolean, status text,
  last_sign_in timestamptz)
language sql stable as $$
  select u.id, u.uuid::text, u.version, u.name, u.email::text,
    array(select r.name from user_role h join role r on r.id = h.role_id where h.user_id = u.id order by r.name),
    u.has_chosen_positions,
    (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title) order by search_key(p.title), p.id), '[]')
      from client_user_position c join open_position p on p.id = c.position_id where c.user_id = u.id),
    u.approval_enabled,
    case
      when u.status = 'disabled' then 'inactive'
      when u.status = 'active' then 'active'
      when (select max(t.expires_at) from account_token t where t.user_id = u.id and t.purpose = 'invite') <= at then 'expired'
      else 'invited'
    end,
    (select max(s.created_at) from session s where s.user_id = u.id and s.level = 'full' and s.impersonator_user_id is null)
  from app_user u
  where u.client_id = of_client_id and u.deleted_at is null
$$;
