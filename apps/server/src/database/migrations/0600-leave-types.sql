alter table leave_type
  add column code text,
  add column paid_percent integer not null default 100,
  add column color text not null default 'blue',
  add column unit text not null default 'half_day',
  add column country text,
  add column source text,
  add column document_after_days integer,
  add column notice_days integer not null default 0,
  add column visibility text not null default 'team',
  add column client_class text not null default 'planned',
  add column gender text,
  add column tenure_months integer not null default 0;

update leave_type t set
  code = v.code, color = v.color, unit = v.unit, country = v.country, source = v.source, document_after_days = v.documents,
  notice_days = v.notice, client_class = v.class, gender = v.gender, tenure_months = v.tenure
from (values
  ('Vacation Leave', 'VL', 'teal', 'half_day', null, null, null::integer, 7, 'planned', null, 0),
  ('Sick Leave', 'SL', 'amber', 'half_day', null, null, 2, 0, 'unplanned', null, 0),
  ('Emergency Leave', 'EL', 'red', 'half_day', null, null, null, 0, 'unplanned', null, 0),
  ('Maternity Leave', 'ML', 'pink', 'day', 'PH', 'RA 11210, section 3: 105 days with full pay', 0, 30, 'planned', 'female', 0),
  ('Paternity Leave', 'PL', 'green', 'day', 'PH', 'RA 8187, section 2: 7 days with full pay', 0, 0, 'planned', 'male', 0),
  ('Solo Parent Leave', 'SPL', 'green', 'day', 'PH', 'RA 8972, section 8, as amended by RA 11861: 7 working days a year', 0, 0, 'planned', null, 6),
  ('Bereavement Leave', 'BL', 'gray', 'day', null, null, 0, 0, 'unplanned', null, 0),
  ('Leave Without Pay', 'LWOP', 'gray', 'half_day', null, null, null, 7, 'planned', null, 0)
) as v (name, code, color, unit, country, source, documents, notice, class, gender, tenure)
where lower(t.name) = lower(v.name);
update leave_type set code = 'T' || id where code is null;
update leave_type set paid_percent = 0 where not is_paid;

insert into leave_type
  (name, code, paid_percent, color, unit, country, source, document_after_days, notice_days, visibility, client_class, gender, tenure_months)
values
  ('Service Incentive Leave', 'SIL', 100, 'teal', 'day', 'PH', 'Labor Code, article 95: 5 days a year after one year of service', null, 0, 'team', 'planned', null, 12),
  ('Leave for Victims of Violence', 'VAWC', 100, 'gray', 'day', 'PH', 'RA 9262, section 43: up to 10 days with pay', 0, 0, 'hr', 'unplanned', 'female', 0),
  ('Special Leave for Women', 'SLW', 100, 'gray', 'day', 'PH', 'RA 9710, section 18: up to two months after surgery', 0, 0, 'hr', 'unplanned', 'female', 6),
  ('Annual Leave (Australia)', 'AU-AL', 100, 'teal', 'hour', 'AU', 'Fair Work Act 2009, section 87: 4 weeks a year', null, 7, 'team', 'planned', null, 0),
  ('Personal/Carer''s Leave', 'AU-PCL', 100, 'amber', 'hour', 'AU', 'Fair Work Act 2009, section 96: 10 days a year', 0, 0, 'team', 'unplanned', null, 0),
  ('Compassionate Leave', 'AU-COMP', 100, 'gray', 'day', 'AU', 'Fair Work Act 2009, section 104: 2 days for each occasion', 0, 0, 'team', 'unplanned', null, 0),
  ('Family and Domestic Violence Leave', 'AU-FDV', 100, 'gray', 'day', 'AU', 'Fair Work Act 2009, section 106A: 10 days a year', 0, 0, 'hr', 'unplanned', null, 0),
  ('Unpaid Parental Leave', 'AU-UPL', 0, 'pink', 'day', 'AU', 'Fair Work Act 2009, sections 67 and 70: 12 months after 12 months of service', 0, 70, 'team', 'planned', null, 12),
  ('Community Service Leave', 'AU-CSL', 0, 'green', 'day', 'AU', 'Fair Work Act 2009, section 108: jury service and emergencies', 0, 0, 'team', 'unplanned', null, 0),
  ('Family and Medical Leave', 'US-FMLA', 0, 'pink', 'hour', 'US', '29 U.S.C. 2612: 12 weeks in 12 months, after 12 months of service', 3, 30, 'team', 'planned', null, 12),
  ('Jury Duty', 'US-JURY', 0, 'green', 'day', 'US', '28 U.S.C. 1875: protected absence for jury service', 0, 0, 'team', 'planned', null, 0),
  ('Military Leave', 'US-MIL', 0, 'green', 'day', 'US', '38 U.S.C. 4301 to 4335 (USERRA)', 0, 0, 'team', 'planned', null, 0),
  ('Paid Sick Leave (California)', 'US-CA-PSL', 100, 'amber', 'hour', 'US', 'California Labor Code, section 246: 40 hours a year', null, 0, 'team', 'unplanned', null, 0)
on conflict do nothing;

drop index leave_type_name_unique;
alter table leave_type
  drop column is_paid,
  drop column deleted_at,
  alter column code set not null,
  add constraint leave_type_code_spelling check (code ~ '^[A-Z0-9][A-Z0-9-]{0,19}$'),
  add constraint leave_type_code_unique unique (code),
  add constraint leave_type_paid check (paid_percent between 0 and 100),
  add constraint leave_type_color check (color in ('blue', 'teal', 'green', 'amber', 'red', 'pink', 'gray')),
  add constraint leave_type_unit check (unit in ('day', 'half_day', 'hour')),
  add constraint leave_type_country check (country in ('PH', 'AU', 'US')),
  add constraint leave_type_source check (length(source) between 1 and 200),
  add constraint leave_type_documents check (document_after_days between 0 and 365),
  add constraint leave_type_notice check (notice_days between 0 and 365),
  add constraint leave_type_visibility check (visibility in ('team', 'hr')),
  add constraint leave_type_class check (client_class in ('planned', 'unplanned')),
  add constraint leave_type_gender check (gender in ('female', 'male')),
  add constraint leave_type_tenure check (tenure_months between 0 and 600);
create unique index leave_type_name_any_case on leave_type (lower(name));

-- Days on which the type cannot be taken.
create table leave_type_blackout (
  id integer generated by default as identity primary key,
  leave_type_id integer not null references leave_type on delete cascade,
  valid daterange not null check (not isempty(valid) and not lower_inf(valid) and not upper_inf(valid)),
  reason text not null check (length(reason) between 1 and 100),
  constraint leave_type_blackout_no_overlap exclude using gist (leave_type_id with =, valid with &&)
);

-- Names of types can be medical: client users never read them.
alter table leave_type enable row level security;
alter table leave_type force row level security;
create policy reach on leave_type using ((select scope_sees_all()));
alter table leave_type_blackout enable row level security;
alter table leave_type_blackout force row level security;
create policy reach on leave_type_blackout using ((select scope_sees_all()));
