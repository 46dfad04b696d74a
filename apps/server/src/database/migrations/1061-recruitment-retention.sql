-- How long a candidate's data are kept: until the consent is withdrawn, the retention date, the end of the consent, or the end of a default period.
alter table candidate add column anonymised_at timestamptz;
alter table candidate_private
  add column consent_until date,
  add column consent_withdrawn_on date,
  -- The last day of which recruitment was notified, and when.
  add column retention_warned_for date,
  add column retention_warned_on date,
  drop constraint candidate_private_retention,
  add constraint candidate_private_retention check (retain_until > consent_on),
  add constraint candidate_private_consent check (consent_on is not null or num_nonnulls(consent_until, consent_withdrawn_on) = 0),
  add constraint candidate_private_consent_until check (consent_until > consent_on),
  add constraint candidate_private_withdrawn check (consent_withdrawn_on >= consent_on);

-- Months since the candidate was added or an application last moved.
insert into organization_setting (key, value) values ('candidate_retention_months', '24');
