-- The rights of an account are shown with the account, and given by staff and the system alone.
do $$
declare
  listed text;
begin
  foreach listed in array array['user_role', 'user_permission'] loop
    execute format('alter table %I enable row level security', listed);
    execute format('alter table %I force row level security', listed);
    execute format('create policy reach on %I using ((select scope_sees_all()) or exists (
      select from app_user u where u.id = user_id))', listed);
    execute format('create policy added on %I as restrictive for insert with check ((select scope_sees_all()))', listed);
    execute format('create policy changed on %I as restrictive for update using ((select scope_sees_all()))', listed);
    execute format('create policy removed on %I as restrictive for delete using ((select scope_sees_all()))', listed);
  end loop;
end $$;
