-- Each folder that keeps the head of the activity log, with the place in the chain that was last copied there. Portals that share
-- this database may each have a folder of their own.
create table activity_head_place (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  kept_sequence bigint not null check (kept_sequence >= 0)
);

-- The first folder with a head takes it over.
insert into activity_head_place select 'unclaimed', kept_sequence from activity_seal_head where kept_sequence > 0;
alter table activity_seal_head drop column kept_sequence;
