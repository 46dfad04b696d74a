-- A notification keeps the values of its text, which is written when it is read. Those from before keep the text they had.
alter table notification
  alter column title drop not null,
  add column params jsonb check (jsonb_typeof(params) = 'object'),
  -- Sent once for a user and a type, however often its sender runs.
  add column key text check (length(key) between 1 and 200),
  -- False where the user has switched off the list of the portal: mail or another channel still refers to the row.
  add column is_listed boolean not null default true,
  add column archived_at timestamptz,
  add constraint notification_words check ((params is null) <> (title is null)),
  add constraint notification_words_whole check (params is null or body = '');

create unique index notification_once on notification (user_id, type, key) where key is not null;
drop index notification_unread;
create index notification_unread on notification (user_id) where read_at is null and archived_at is null and is_listed;
