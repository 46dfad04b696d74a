import type { BenchRecords } from './bench-records.ts';
import { employeeBody } from './employee-body.ts';

/**
 * Inserts the rows of a new employee in as few statements as possible: no session, no rights, no checks except the
 * database's own, no encryption, no log, no stored answer.
 */
export const createStatements = [
  `with added as (
    insert into employee (third_party_employee_id, name, client_id, position, timezone_id, office_id, work_email, start_date,
      orientation_date, primary_work_location, secondary_work_location, payment_method)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8, 'wfo', 'wfh', 'Bank Account') returning id),
  period as (insert into employee_active_date (employee_id, start_date, orientation_date) select id, $8, $8 from added),
  status as (
    insert into employee_status_history (employee_id, to_status_type_id, effective_on, actor_user_id, actor_name)
    select id, 1, $8, 1, 'Bench' from added),
  placed as (insert into employee_client (employee_id, client_id, valid) select id, $3, daterange($8, null) from added),
  assigned as (insert into employee_shift (employee_id, shift_id, valid) select id, $9, daterange($8, null) from added),
  priced as (
    insert into employee_cost (employee_id, amount_cents, currency_id, valid)
    select id, $10, $11, daterange($8, null) from added),
  ruled as (
    insert into employee_policy (employee_id, kind, policy_id, valid, source)
    select added.id, d.kind, d.policy_id, daterange($8, null), 'policy default'
    from added join client_policy_default d on d.client_id = $3 and d.valid @> $8::date),
  guarded as (
    insert into employee_sensitive (employee_id, personal_email, personal_phone, address_line_1, city, zip, bank_name)
    select id, $12, $13, $14, $15, $16, $17 from added)
  select id from added`,
  'select refresh_employee_list(array[$1::integer], current_date)',
] as const;

export function createValues(records: BenchRecords, n: number): readonly unknown[] {
  const body = employeeBody(records, n);
  return [
    body.third_party_employee_id,
    body.name,
    body.client_id,
    body.position,
    body.timezone_id,
    body.office_id,
    body.work_email,
    body.start_date,
    body.shift_id,
    120_050,
    body.cost_currency_id,
    body.personal_email,
    body.personal_phone,
    body.address_line_1,
    body.city,
    body.zip,
    body.bank_name,
  ];
}
