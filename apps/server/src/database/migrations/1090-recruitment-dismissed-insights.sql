-- Suggestions about the text that users of the company dismissed. They are no part of what the draft says, so the review stays.
alter table hire_draft
  add column dismissed text[] not null default '{}',
  add constraint hire_draft_dismissed check (cardinality(dismissed) <= 100 and array_position(dismissed, null) is null);
