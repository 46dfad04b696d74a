-- How clocked times count. 0 minutes: the rule is off, as for all versions so far.
alter table shift_version
  add column grace_minutes integer not null default 0 check (grace_minutes between 0 and 60),
  add column rounding_minutes integer not null default 0 check (rounding_minutes in (0, 5, 6, 10, 15, 30)),
  add column rounding_direction text not null default 'nearest' check (rounding_direction in ('nearest', 'employee', 'employer')),
  add column meal_minutes integer not null default 0 check (meal_minutes between 0 and 120),
  add column meal_after_minutes integer not null default 300 check (meal_after_minutes between 60 and 960);
