-- Somebody who works for several clients has one account for each. One of them, the main account, holds password, second factor and known
-- browsers; the others are linked to it and have the same address.
alter table app_user
  add column main_user_id integer,
  -- The account of a person that was used last is the one that the next sign-in opens.
  add column company_used_at timestamptz,
  add constraint app_user_address unique (id, email),
  add constraint app_user_main_account foreign key (main_user_id, email) references app_user (id, email) on update cascade,
  add constraint app_user_linked_of_client check (
    main_user_id is null or (main_user_id <> id and client_id is not null and employee_id is null)),
  add constraint app_user_linked_without_credentials check (
    main_user_id is null or (password_hash is null and not is_auto_password and two_factor_secret is null));
create index app_user_linked on app_user (main_user_id) where main_user_id is not null;

drop index app_user_email_unique;
create unique index app_user_email_unique on app_user (email_key) where deleted_at is null and main_user_id is null;
create unique index app_user_company_unique on app_user (client_id, (coalesce(main_user_id, id))) where deleted_at is null;

-- Links of one address are made one after the other, and only between accounts of clients. The bodies are in the folder of functions.
create function lock_address(address text) returns void language plpgsql as $$ begin end $$;
create function keep_linked_accounts() returns trigger language plpgsql as $$ begin return null; end $$;
create constraint trigger linked_accounts_added after insert on app_user deferrable initially deferred
  for each row when (new.main_user_id is not null) execute function keep_linked_accounts();
create constraint trigger linked_accounts_changed after update of main_user_id, client_id, employee_id, deleted_at on app_user
  deferrable initially deferred for each row when (
    (old.main_user_id, old.client_id, old.employee_id, old.deleted_at)
    is distinct from (new.main_user_id, new.client_id, new.employee_id, new.deleted_at))
  execute function keep_linked_accounts();
create constraint trigger linked_accounts_given after insert on user_role deferrable initially deferred
  for each row execute function keep_linked_accounts();
