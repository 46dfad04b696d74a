import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Current employees by id, at most as many as an import takes. */
export async function presentEmployeeIds(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employee e join status_type t on t.id = e.status_type_id
    where e.deleted_at is null and is_employed(t.status_group) order by e.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface TemplateShift {
  readonly id: number;
  readonly employee_id: string;
  readonly name: string;
  readonly shift_name: string | null;
  readonly from: string | null;
  readonly rest_days: number[] | null;
}

/** The current shift of each employee, or the next one. */
export async function templateShifts(db: Db, today: string, most: number): Promise<TemplateShift[]> {
  const { rows } = await sql<TemplateShift>`
    select e.id, e.third_party_employee_id as employee_id, e.name, s.name as shift_name, current_shift.from, current_shift.rest_days
    from employee e join status_type t on t.id = e.status_type_id
    left join lateral (
      select es.shift_id, case when es.shift_id is not null then lower(es.valid) end as "from", es.rest_days from employee_shift es
      where es.employee_id = e.id and (upper_inf(es.valid) or upper(es.valid) > ${today}::date)
      order by lower(es.valid) limit 1) current_shift on true
    left join shift s on s.id = current_shift.shift_id
    where e.deleted_at is null and is_employed(t.status_group) order by e.id limit ${most}`.execute(db);
  return rows;
}

export interface TemplateAmounts {
  readonly id: number;
  readonly employee_id: string;
  readonly name: string;
  /** Cents; null if there is no current one. */
  readonly cost: number | null;
  readonly nonrefundable: number | null;
  readonly re_fee: number | null;
}

/** The current cost of each active employee. Only for users who may see it. */
export async function templateAmounts(db: Db, today: string, most: number): Promise<TemplateAmounts[]> {
  const { rows } = await sql<TemplateAmounts>`
    select e.id, e.third_party_employee_id as employee_id, e.name,
      (select amount_cents from employee_cost a where a.employee_id = e.id and a.valid @> ${today}::date) as cost,
      (select amount_cents from employee_nonrefundable a where a.employee_id = e.id and a.valid @> ${today}::date) as nonrefundable,
      (select amount_cents from employee_re_fee a where a.employee_id = e.id and a.valid @> ${today}::date) as re_fee
    from employee e join status_type t on t.id = e.status_type_id
    where e.deleted_at is null and t.status_group = 'active' order by e.id limit ${most}`.execute(db);
  return rows;
}

export interface TemplateCredit {
  readonly id: number;
  readonly employee_id: string;
  readonly name: string;
  readonly leave_type: string | null;
  readonly minutes: number | null;
}

/** The leave credits of all employees, former ones included; one row for employees without any. */
export async function templateCredits(db: Db, today: string, most: number): Promise<TemplateCredit[]> {
  const { rows } = await sql<TemplateCredit>`
    select e.id, e.third_party_employee_id as employee_id, e.name, lt.name as leave_type,
      a.minutes - coalesce(later.minutes, 0)::integer as minutes
    from employee e
    left join leave_account a on a.employee_id = e.id
    left join leave_type lt on lt.id = a.leave_type_id
    left join lateral (
      select sum(n.minutes) as minutes from leave_entry n
      where n.employee_id = a.employee_id and n.leave_type_id = a.leave_type_id and n.effective_on > ${today}::date) later on true
    where e.deleted_at is null order by e.id, search_key(lt.name) limit ${most}`.execute(db);
  return rows;
}
