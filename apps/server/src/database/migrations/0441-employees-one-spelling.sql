-- Identifiers are compared in one spelling (normalizedIdentifier of the contract): stored ones get it too. An Employee ID that
-- another employee already has in this spelling stays; sealed numbers get it when they are next written.
create function pg_temp.one_spelling(given text) returns text immutable language sql as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(normalize(
      regexp_replace(given, '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'), NFKC),
    '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u301c\u3030\u30a0]', '-', 'g'),
    '[\s\u0085\u1680\u2028\u2029]+', ' ', 'g'), ' ?- ?', '-', 'g'))
$$;
with spelled as (
  select id, deleted_at, third_party_employee_id as given, pg_temp.one_spelling(third_party_employee_id) as plain from employee
), free as (
  select s.id, s.plain from spelled s
  where s.plain <> s.given and length(s.plain) between 1 and 50
    and not exists (
      select from spelled o where o.id <> s.id and o.plain = s.plain and o.deleted_at is null and s.deleted_at is null)
), changed as (
  update employee e set third_party_employee_id = f.plain from free f where f.id = e.id returning e.id, e.third_party_employee_id
)
update employee_list l set third_party_employee_id = c.third_party_employee_id from changed c where c.id = l.employee_id;
update employee set biometric_id = nullif(pg_temp.one_spelling(biometric_id), '')
  where biometric_id <> pg_temp.one_spelling(biometric_id) and length(pg_temp.one_spelling(biometric_id)) <= 50;
update employee set sprout_system_id = nullif(pg_temp.one_spelling(sprout_system_id), '')
  where sprout_system_id <> pg_temp.one_spelling(sprout_system_id) and length(pg_temp.one_spelling(sprout_system_id)) <= 50;
drop function pg_temp.one_spelling(text);
