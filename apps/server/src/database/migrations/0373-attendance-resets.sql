-- A correction can also say that the clocked times count again, or that nothing of the day counts.
alter table attendance_correction
  add column counts text not null default 'times' check (counts in ('times', 'clocked', 'nothing')),
  alter column proposed_in drop not null,
  alter column proposed_out drop not null,
  add constraint attendance_correction_times check (
    (counts = 'times') = (proposed_in is not null) and (counts = 'times') = (proposed_out is not null)
    and (counts = 'times' or breaks = '{}'));
