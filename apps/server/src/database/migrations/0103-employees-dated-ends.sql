-- The end of a dated row as it was entered. Where a later value ended the row, `valid` ends earlier, and cancelling that value
-- restores this end. Null: entered without an end.
do $$
declare
  dated record;
begin
  perform set_config('app.scope', 'system', true);
  for dated in
    select * from (values
      ('employee_client', 'employee_id', null),
      ('employee_position', 'employee_id', null),
      ('employee_shift', 'employee_id', null),
      ('employee_cost', 'employee_id', null),
      ('employee_re_fee', 'employee_id', null),
      ('employee_nonrefundable', 'employee_id', null),
      ('employee_policy', 'employee_id', 'kind'),
      ('client_policy_default', 'client_id', 'kind'),
      ('client_invoice_config', 'client_id', null)
    ) as listed (name, owner, line)
  loop
    execute format('alter table %I add entered_until date', dated.name);
    -- A row that the next one follows without a gap was ended by it. Any other end was entered.
    execute format(
      'update %1$I r set entered_until = upper(r.valid)
       where not upper_inf(r.valid) and not exists (
         select from %1$I n where n.%2$I = r.%2$I and %3$s and lower(n.valid) = upper(r.valid))',
      dated.name, dated.owner, case when dated.line is null then 'true' else format('n.%1$I = r.%1$I', dated.line) end);
    execute format(
      'alter table %1$I add constraint %1$s_entered_until check (
         entered_until is null or (not upper_inf(valid) and upper(valid) <= entered_until))', dated.name);
  end loop;
end $$;
