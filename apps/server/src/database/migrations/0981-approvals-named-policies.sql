-- Policies beside the standard one of a kind. The records of its owner choose one of them.
alter table approval_policy drop constraint approval_policy_key_check;
alter table approval_policy
  add column kind text references approval_policy,
  -- Null: the standard policy of its kind.
  add column name text check (length(name) between 1 and 60),
  -- Another policy is made with the same name after one is removed. Its versions and requests stay.
  add column is_offered boolean not null default true;
update approval_policy set kind = key;
alter table approval_policy
  alter column kind set not null,
  add constraint approval_policy_key_check check (
    case when name is null then key ~ '^[a-z]+(-[a-z]+)*$' and kind = key and is_offered else key = kind || ':' || id end),
  add constraint approval_policy_offered unique (id, kind, is_offered);
create unique index approval_policy_name on approval_policy (kind, lower(name)) where is_offered;

-- Null: the standard policy. A policy that a type has cannot be removed.
alter table ticket_type
  add column approval_policy_id integer,
  add column approval_policy_kind text generated always as (case when approval_policy_id is not null then 'ticket' end) stored,
  add column approval_policy_offered boolean generated always as (case when approval_policy_id is not null then true end) stored,
  add constraint ticket_type_approval_policy foreign key (approval_policy_id, approval_policy_kind, approval_policy_offered)
    references approval_policy (id, kind, is_offered),
  add constraint ticket_type_approval_policy_needed check (approval_policy_id is null or needs_approval);
create index ticket_type_of_approval_policy on ticket_type (approval_policy_id) where approval_policy_id is not null;
