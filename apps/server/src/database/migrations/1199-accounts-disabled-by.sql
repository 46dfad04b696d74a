-- A return to work restores only the accounts that the end of the employment disabled, never one that an admin deactivated.
alter table app_user
  add column disabled_by text constraint app_user_disabled_by_known check (disabled_by in ('admin', 'employment')),
  add constraint app_user_disabled_by_disabled check (disabled_by is null or status = 'disabled');
update app_user u set disabled_by = case
    when u.client_id is null and exists (
      select from employee e join status_type s on s.id = e.status_type_id
      where e.id = u.employee_id and (e.deleted_at is not null or s.status_group <> 'active'))
    then 'employment' else 'admin' end
where u.status = 'disabled';

-- When the invitations of an account were announced. Their links are made after commit, too late to limit what is sent within an hour.
alter table app_user add column invited_at timestamptz[] not null default '{}';
