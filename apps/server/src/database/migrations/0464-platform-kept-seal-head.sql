-- The place in the chain whose head was last copied to the file outside the database. A missing or older file shows by it.
alter table activity_seal_head add column kept_sequence bigint not null default 0 check (kept_sequence >= 0);
