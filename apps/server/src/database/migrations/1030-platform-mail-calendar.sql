-- The entry that a mail puts into the calendar of its reader: the method, and the sealed text.
alter table mail_outbox add column calendar jsonb check (jsonb_typeof(calendar) = 'object');
