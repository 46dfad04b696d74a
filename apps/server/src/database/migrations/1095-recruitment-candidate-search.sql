-- The trigrams of what the search of candidates compares, private columns included: for staff alone. As for employee_search, the words are part
-- of the policy, so that PostgreSQL asks the index. The bodies of the functions are in the folder of functions.
create table candidate_search (
  candidate_id integer primary key references candidate on delete cascade,
  grams text[] collate "C" not null
);
create index candidate_search_grams on candidate_search using gin (grams) with (gin_pending_list_limit = 256);

create function searched_candidates(word text) returns setof integer language plpgsql as $$ begin return; end $$;
create function keep_candidate_search() returns trigger language plpgsql as $$ begin return null; end $$;

insert into candidate_search (candidate_id, grams)
select c.id, show_trgm(concat_ws(' ', c.shown_key, p.private_key)) from candidate c left join candidate_private p on p.candidate_id = c.id;

create trigger candidate_search after insert or update of shown_key, first_name, last_name, headline, home_place on candidate
  for each row execute function keep_candidate_search();
create trigger candidate_search after insert or update of private_key, email, phone, tags on candidate_private
  for each row execute function keep_candidate_search();

alter table candidate_search enable row level security;
alter table candidate_search force row level security;
create policy reach on candidate_search using ((select scope_sees_all()) and grams @> (select sought_grams(1)));

-- In the order in which the pairs of likely duplicates are read.
drop index candidate_private_identity;
drop index candidate_private_email;
drop index candidate_private_phone;
create index candidate_private_identity on candidate_private (identity_key, candidate_id) where identity_key is not null;
create index candidate_private_email on candidate_private (email_key, candidate_id) where email_key is not null;
create index candidate_private_phone on candidate_private (phone_key, candidate_id) where phone_key is not null;
