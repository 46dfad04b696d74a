-- Users see their own notifications and answers to repeated requests, like their sessions and saved views. Anybody's change may
-- notify others.
alter table notification enable row level security;
alter table notification force row level security;
create policy shown on notification for select using ((select scope_sees_all()) or user_id = (select scope_user()));
create policy changed on notification for update using ((select scope_sees_all()) or user_id = (select scope_user()));
create policy removed on notification for delete using ((select scope_sees_all()) or user_id = (select scope_user()));
create policy added on notification for insert with check (true);

alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
create policy reach on idempotency_key using ((select scope_sees_all()) or user_id = (select scope_user()));

-- Behind a policy PostgreSQL would not use the index of the trigrams (record 010). Searches read them through this view, which
-- shows those of employees within reach; as a plain view it leaves the index usable.
create view searchable_employee as
  select s.employee_id, s.grams, s.grams_sensitive from employee_search s
  where (select scope_sees_all()) or exists (select from employee e where e.id = s.employee_id);
