-- Who brought a content and how large it is, for the quota of each user (reliability row 25). A row stands from the moment the
-- content lies in the storage, let go of until a change refers to it: what is refused afterwards counts as well.
alter table stored_file
  add column uploaded_by_user_id integer references app_user on delete set null,
  add column size_bytes bigint not null default 0 check (size_bytes >= 0);
create index stored_file_uploaded on stored_file (uploaded_by_user_id, created_at desc) where uploaded_by_user_id is not null;
