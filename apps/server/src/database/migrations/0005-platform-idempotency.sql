-- The answer that a create gave under its key, stored in the same transaction.
create table idempotency_key (
  user_id integer not null,
  key text not null check (length(key) <= 80),
  call text not null,
  request_hash text not null,
  status integer not null check (status between 200 and 299),
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_created on idempotency_key (created_at);
