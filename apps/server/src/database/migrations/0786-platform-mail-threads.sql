-- Where a mail belongs: its own id, the id of the one that it answers, and those before.
alter table mail_outbox add column thread jsonb check (jsonb_typeof(thread) = 'object');
