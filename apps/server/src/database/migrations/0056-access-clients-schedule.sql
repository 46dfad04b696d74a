-- Client companies see who works for them today; the second wall keeps it to their own people.
insert into role_permission (role_id, permission_id)
select r.id, p.id from role r cross join permission p
where r.name in ('client-user', 'client-admin') and p.name = 'can view employee schedule today'
on conflict do nothing;
