import type { StoredDates } from '@muster/contract/dated/dated-row.ts';
import type { EmployeeStatus } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface StatusChangeRow {
  readonly id: number;
  readonly effective_on: string;
  readonly at: string;
  readonly from_id: number | null;
  readonly from_name: string | null;
  readonly from_group: EmployeeStatus | null;
  readonly to_id: number;
  readonly to_name: string;
  readonly to_group: EmployeeStatus;
  readonly reason: string | null;
  readonly actor_name: string | null;
  readonly impersonator_name: string | null;
}

export async function statusChangesOf(db: Db, employeeId: number): Promise<StatusChangeRow[]> {
  const { rows } = await sql<StatusChangeRow>`
    select h.id, h.effective_on, h.at, f.id as from_id, f.name as from_name, f.status_group as from_group,
      t.id as to_id, t.name as to_name, t.status_group as to_group, h.reason, h.actor_name, h.impersonator_name
    from employee_status_history h
    join status_type t on t.id = h.to_status_type_id
    left join status_type f on f.id = h.from_status_type_id
    where h.employee_id = ${employeeId} order by h.effective_on desc, h.id desc`.execute(db);
  return rows;
}

export interface PolicyRow extends StoredDates {
  readonly kind: 'leave' | 'holiday' | 'occurrence_points';
  readonly policy_id: number;
  readonly policy_name: string;
}

export async function policiesOf(db: Db, employeeId: number): Promise<PolicyRow[]> {
  const { rows } = await sql<PolicyRow>`
    select p.id, p.kind, p.policy_id, coalesce(l.name, h.name, o.name) as policy_name, ${days}
    from employee_policy p
    left join leave_policy l on l.id = p.leave_policy_id
    left join holiday_policy h on h.id = p.holiday_policy_id
    left join occurrence_points_policy o on o.id = p.occurrence_points_policy_id
    where p.employee_id = ${employeeId} order by p.kind, lower(p.valid) desc`.execute(db);
  return rows;
}

export interface PlacementRow extends StoredDates {
  readonly client_id: number;
  readonly client_name: string;
}

/** Without clients that row security hides from the viewer. */
export async function placementsOf(db: Db, employeeId: number): Promise<PlacementRow[]> {
  const { rows } = await sql<PlacementRow>`
    select p.id, p.client_id, c.legal_business_name as client_name, ${days}
    from employee_client p join client c on c.id = p.client_id
    where p.employee_id = ${employeeId} order by lower(p.valid) desc`.execute(db);
  return rows;
}

export interface PositionRow extends StoredDates {
  readonly position: string;
}

export async function positionsOf(db: Db, employeeId: number): Promise<PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    select p.id, p.position, ${days} from employee_position p
    where p.employee_id = ${employeeId} order by lower(p.valid) desc`.execute(db);
  return rows;
}

export interface EmployeeShiftRow extends StoredDates {
  readonly shift: {
    readonly id: number;
    readonly name: string;
    readonly start_time: string;
    readonly end_time: string;
    readonly timezone: string;
  } | null;
  readonly rotation: { readonly id: number; readonly name: string } | null;
}

/** A client's own shift or rotation ends with the days with that client. */
export async function shiftsOf(db: Db, employeeId: number): Promise<EmployeeShiftRow[]> {
  const { rows } = await sql<EmployeeShiftRow>`
    select p.id,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'start_time', to_char(s.start_time, 'HH24:MI'),
        'end_time', to_char(s.end_time, 'HH24:MI'), 'timezone', z.name) end as shift,
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as rotation, ${days}
    from (
      select o.id, o.employee_id, o.shift_id, o.rotation_id, coalesce((
        select range_merge(range_agg(o.valid * c.valid)) from employee_client c
        where c.employee_id = o.employee_id and c.valid && o.valid and c.client_id = coalesce(
          (select client_id from shift where id = o.shift_id), (select client_id from rotation where id = o.rotation_id))), o.valid) as valid
      from employee_shift o
    ) p left join shift s on s.id = p.shift_id left join timezone z on z.id = s.timezone_id left join rotation r on r.id = p.rotation_id
    where p.employee_id = ${employeeId} order by lower(p.valid) desc`.execute(db);
  return rows;
}

export type AmountKind = 'cost' | 're_fee' | 'nonrefundable';

export interface AmountRow extends StoredDates {
  readonly kind: AmountKind;
  readonly amount_cents: number;
  readonly currency: string;
}

/** Costs, RE fees and non-refundables in one statement. */
export async function amountsOf(db: Db, employeeId: number): Promise<AmountRow[]> {
  const { rows } = await sql<AmountRow>`
    select p.kind, p.id, p.amount_cents, c.code as currency, ${days}
    from (
      select 'cost' as kind, id, amount_cents, currency_id, valid from employee_cost where employee_id = ${employeeId}
      union all
      select 're_fee', id, amount_cents, currency_id, valid from employee_re_fee where employee_id = ${employeeId}
      union all
      select 'nonrefundable', id, amount_cents, currency_id, valid from employee_nonrefundable where employee_id = ${employeeId}
    ) p join currency c on c.id = p.currency_id
    order by p.kind, lower(p.valid) desc`.execute(db);
  return rows;
}

const days = sql.raw(`lower(p.valid) as "from", upper(p.valid) - 1 as "to"`);
