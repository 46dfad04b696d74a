-- Somebody who returns gets the account back as it was, so a deactivation keeps what it changed. Until now only deactivations disabled accounts.
alter table app_user
  add column disabled_from text constraint app_user_disabled_from_known check (disabled_from in ('active', 'invited')),
  add constraint app_user_disabled_from_disabled check (disabled_from is null or status = 'disabled');
update app_user set disabled_from = case when password_hash is null then 'invited' else 'active' end
where status = 'disabled' and employee_id is not null;
