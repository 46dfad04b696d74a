-- The text of each resume, which the search of candidates reads. A row is written with the attachment, and waits until the file is read.
create table resume_text (
  attachment_id integer primary key references attachment on delete cascade,
  state text not null default 'waiting' check (state in
    ('waiting', 'reading', 'read', 'encrypted', 'damaged', 'too-large', 'too-slow', 'no-text', 'other-kind')),
  attempts integer not null default 0,
  -- When a process last began to read it.
  begun_at timestamptz,
  text text,
  -- The file has more text than is kept.
  is_cut boolean not null default false,
  words tsvector not null default '',
  constraint resume_text_read check ((state = 'read') = (text is not null)),
  constraint resume_text_cut check (not is_cut or text is not null)
);
create index resume_text_unread on resume_text (attachment_id) where state in ('waiting', 'reading');
create index resume_text_words on resume_text using gin (words);

-- The bodies are in the folder of functions.
create function sought_resume() returns tsquery language sql stable parallel safe return '!''-'''::tsquery;
create function searched_resumes(wanted text, reader integer) returns setof integer language plpgsql as $$ begin return; end $$;
create function keep_resume_text() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger resume_text after insert on attachment
  for each row when (new.candidate_attachment_type_id is not null) execute function keep_resume_text();

-- For staff alone. PostgreSQL asks the index about the words because they are part of the policy, as for employee_search.
alter table resume_text enable row level security;
alter table resume_text force row level security;
create policy reach on resume_text using ((select scope_sees_all()) and words @@ (select sought_resume()));

insert into resume_text (attachment_id, state)
select a.id, case when a.media_type in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  then 'waiting' else 'other-kind' end
from attachment a join candidate_attachment_type t on t.id = a.candidate_attachment_type_id
where t.name = 'Resume';
