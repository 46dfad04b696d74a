-- A part of the address of a team in the client area. It says nothing about how many there are.
alter table team add column uuid uuid not null default gen_random_uuid();
alter table team add constraint team_uuid unique (uuid);
