-- The tries themselves, so that the window can slide: no six tries in any sixty seconds where five are allowed.
alter table throttle_window add column hits timestamptz[] not null default '{}';

-- A claim is a lease: a process that dies leaves its work to others when the time has passed.
alter table event_outbox add column next_try_at timestamptz not null default now();
drop index event_outbox_waiting;
create index event_outbox_waiting on event_outbox (next_try_at, id) where delivered_at is null and parked_at is null;

-- Written in the transaction of what a listener does: an event delivered twice has its effect once.
create table event_effect (
  event_id integer not null references event_outbox on delete cascade,
  listener text not null,
  done_at timestamptz not null default now(),
  primary key (event_id, listener)
);

-- Kept: written while no server for sending was set. Such a message is read in the portal and never sent later.
alter table mail_outbox add column kept_at timestamptz, add column next_try_at timestamptz not null default now();
drop index mail_outbox_waiting;
create index mail_outbox_waiting on mail_outbox (next_try_at, id)
  where sent_at is null and failed_at is null and kept_at is null;
alter table sms_outbox add column kept_at timestamptz, add column next_try_at timestamptz not null default now();
drop index sms_outbox_waiting;
create index sms_outbox_waiting on sms_outbox (next_try_at, id)
  where sent_at is null and failed_at is null and kept_at is null;

-- Proof that the portal wrote the row: sealing alone would also bless what somebody else slipped in before it.
alter table activity_log add column mark text;

create table daily_job_run (
  name text not null,
  day date not null,
  attempts integer not null default 0 check (attempts >= 0),
  finished_at timestamptz,
  last_error text,
  primary key (name, day)
);
