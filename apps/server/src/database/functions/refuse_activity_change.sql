create or replace function refuse_activity_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.seal is null and new.seal is not null
      and to_jsonb(new) - 'seal' - 'sequence' = to_jsonb(old) - 'seal' - 'sequence' then
      return new;
    end if;
  end if;
  raise exception 'The activity log is append-only: % refused.', lower(tg_op) using errcode = 'insufficient_privilege';
end $$;
