-- Every role that can be the group of a ticket reads the tickets of its group. Types with a right of their own stay apart.
insert into role_permission (role_id, permission_id)
select r.id, p.id from role r cross join permission p
where r.name in ('payroll', 'recruitment', 'accounts receivable', 'office admin', 'sales', 'accounting', 'finance', 'workforce admin')
  and p.name = 'can view assigned tickets'
on conflict do nothing;
