-- Links in mails that ask somebody to approve a ticket.
create table ticket_approval_link (
  -- SHA-256 of the secret in the link.
  token_hash text primary key check (length(token_hash) = 64),
  ticket_id integer not null references ticket on delete cascade,
  user_id integer not null references app_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- With the decision that it led to.
  used_at timestamptz
);
create index ticket_approval_link_of_ticket on ticket_approval_link (ticket_id);
create index ticket_approval_link_of_user on ticket_approval_link (user_id);
create index ticket_approval_link_expiry on ticket_approval_link (expires_at);

-- For the account that got the mail.
alter table ticket_approval_link enable row level security;
alter table ticket_approval_link force row level security;
create policy reach on ticket_approval_link
  using ((select scope_sees_all()) or user_id = (select scope_user()));
