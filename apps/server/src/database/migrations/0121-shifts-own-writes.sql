-- Who reads a row of another owner must not change it. Shifts without a client belong to the provider; a person's company, its teams and
-- its account managers are shown to the person.
do $$
declare
  listed record;
begin
  for listed in
    select * from (values
      ('shift', 'client_id = (select scope_client())'),
      ('shift_version', 'exists (select from shift s where s.id = shift_id and s.client_id = (select scope_client()))'),
      ('shift_break', 'exists (select from shift_version v join shift s on s.id = v.shift_id
        where v.id = shift_version_id and s.client_id = (select scope_client()))'),
      ('shift_overtime', 'exists (select from shift_version v join shift s on s.id = v.shift_id
        where v.id = shift_version_id and s.client_id = (select scope_client()))'),
      ('client', 'id = (select scope_client())'),
      ('client_account_manager', 'client_id = (select scope_client())'),
      ('team', 'client_id = (select scope_client())')
    ) as tables (name, owned)
  loop
    execute format('create policy added on %I as restrictive for insert with check ((select scope_sees_all()) or %s)',
      listed.name, listed.owned);
    execute format('create policy changed on %I as restrictive for update using ((select scope_sees_all()) or %s)',
      listed.name, listed.owned);
    execute format('create policy removed on %I as restrictive for delete using ((select scope_sees_all()) or %s)',
      listed.name, listed.owned);
  end loop;
end $$;
