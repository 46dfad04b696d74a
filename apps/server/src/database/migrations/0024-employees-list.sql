-- Read model of the employee list: one row an employee, everything a row shows, rewritten in the transaction of the change
-- (refresh_employee_list). Sorting goes by the *_key columns; break ties by employee_id in the same direction as the sort.
create table employee_list (
  employee_id integer primary key references employee on delete cascade,
  uuid uuid not null,
  third_party_employee_id text not null,
  name text not null,
  name_key text collate "C" not null,
  position text not null,
  position_key text collate "C" not null,
  client_id integer not null,
  client_name text not null,
  client_key text collate "C" not null,
  office_id integer not null,
  timezone_id integer not null,
  timezone_name text collate "C" not null,
  -- Today's shift, or the next one. Empty text where there is none.
  shift_id integer,
  shift_name text not null,
  shift_schedule text not null,
  shift_key text collate "C" not null,
  work_email text not null,
  client_email text not null,
  primary_work_location text collate "C" not null,
  secondary_work_location text collate "C" not null,
  status_type_id integer not null,
  status_group text collate "C" not null,
  -- Of the latest spell; null while the employee is with us.
  reason text,
  clearance_status text,
  rehire boolean,
  personal_email text,
  personal_phone text,
  has_sensitive boolean not null,
  -- Section 5.8: 1 base_cost, 2 nonrefundable, 4 re_fee, 8 shift, 16 schedule, 32 birthdate, 64 occurrence_points_policy.
  missing integer not null check (missing between 0 and 127),
  -- search_key of the columns that every viewer of the list may search, joined by chr(31); the other adds the personal ones.
  search_text text not null,
  search_text_sensitive text not null,
  version integer not null
);

-- client_id rides along because row-level security asks for it: so pages deep in the list are found from the index alone.
create index employee_list_name on employee_list (name_key, employee_id) include (client_id);
create index employee_list_client on employee_list (client_key, employee_id) include (client_id);
create index employee_list_position on employee_list (position_key, employee_id) include (client_id);
create index employee_list_status on employee_list (status_group, employee_id) include (client_id);
create index employee_list_location on employee_list (primary_work_location, employee_id) include (client_id);
create index employee_list_timezone on employee_list (timezone_name, employee_id) include (client_id);
create index employee_list_shift on employee_list (shift_key, employee_id) include (client_id);
create index employee_list_name_active on employee_list (name_key, employee_id) include (client_id)
  where status_group = 'active';
create index employee_list_client_active on employee_list (client_key, employee_id) include (client_id)
  where status_group = 'active';
create index employee_list_position_active on employee_list (position_key, employee_id) include (client_id)
  where status_group = 'active';
create index employee_list_location_active on employee_list (primary_work_location, employee_id) include (client_id)
  where status_group = 'active';
create index employee_list_timezone_active on employee_list (timezone_name, employee_id) include (client_id)
  where status_group = 'active';
create index employee_list_shift_active on employee_list (shift_key, employee_id) include (client_id)
  where status_group = 'active';
-- Pages and totals within one client; narrow, so that totals are counted from the index alone.
create index employee_list_of_client on employee_list (client_id, name_key, employee_id) include (status_group, missing);
create index employee_list_counted on employee_list (status_group, missing, client_id, employee_id);

-- Behind row-level security no LIKE may use an index: the comparison could leak hidden rows before the policy is asked.
-- So the trigrams stand apart, without content, and only say which rows are worth asking for (search_candidates).
create table employee_search (
  employee_id integer primary key references employee_list on delete cascade,
  grams text[] collate "C" not null,
  -- Of the personal columns alone.
  grams_sensitive text[] collate "C" not null
);
create index employee_search_grams on employee_search using gin (grams) with (gin_pending_list_limit = 256);
create index employee_search_grams_sensitive on employee_search using gin (grams_sensitive) with (gin_pending_list_limit = 256);

-- Trigrams that any text containing this term must have: all but those of its two ends, where a word may go on. Empty for a
-- term too short to have one, and for letters beyond ASCII, whose trigrams show_trgm hashes.
create function search_grams(term text) returns text[]
language plpgsql stable parallel safe as $$
declare
  wanted text := search_key(term);
  words text[] := string_to_array(trim(regexp_replace(wanted, '[^a-z0-9]+', ' ', 'g')), ' ');
begin
  if wanted ~ '[^\x01-\x7f]' then
    return '{}';
  end if;
  return array(
    select gram from unnest(show_trgm(wanted)) gram
    except select gram from unnest(show_trgm(words[1])) gram where gram like ' %'
    except select gram from unnest(show_trgm(words[cardinality(words)])) gram where gram like '% '
  );
end $$;

-- Ids of the employees who may match the term; each must still pass
--   search_text like '%' || search_key(term, escaped) || '%'     (search_text_sensitive with `with_sensitive`).
-- Null where so many may match, or the term is so short, that reading the list in its order is the faster way.
create function search_candidates(term text, with_sensitive boolean) returns integer[]
language plpgsql stable as $$
declare
  wanted text[] := search_grams(term);
  found integer[];
  enough constant integer := 2000;
begin
  if cardinality(wanted) = 0 then
    return null;
  elsif with_sensitive then
    found := array(select employee_id from employee_search where grams @> wanted or grams_sensitive @> wanted limit enough + 1);
  else
    found := array(select employee_id from employee_search where grams @> wanted limit enough + 1);
  end if;
  return case when cardinality(found) <= enough then found end;
end $$;

-- Grows with each committed change of the list, so that a kept total can be checked. Many rows, of which a writer takes one
-- that nobody holds: writers do not wait for each other, and the sum still tells every commit from the one before.
create table employee_list_stripe (
  stripe integer primary key check (stripe between 0 and 63),
  changes bigint not null default 0
) with (fillfactor = 50);
insert into employee_list_stripe (stripe) select generate_series(0, 63);

-- Read it before the total it is kept with, or in the same statement.
create function employee_list_version() returns bigint
language sql stable
return (select sum(changes)::bigint from employee_list_stripe);

create function mark_employee_list_changed() returns void language plpgsql as $$
begin
  update employee_list_stripe set changes = changes + 1 where stripe = (
    select stripe from employee_list_stripe order by (stripe - pg_backend_pid() % 64 + 64) % 64 limit 1 for update skip locked
  );
  if not found then
    update employee_list_stripe set changes = changes + 1 where stripe = pg_backend_pid() % 64;
  end if;
end $$;
