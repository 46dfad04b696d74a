import type { LeaveColor, LeaveUnit } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { homeCountry } from '@muster/contract/time.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { loggedType } from './leave-credits.repository.ts';

export interface RequestableType {
  readonly id: number;
  readonly name: string;
  /** As the activity log names it. */
  readonly logged_type: string;
  readonly color: LeaveColor;
  readonly unit: LeaveUnit;
  readonly paid_percent: number;
  readonly notice_days: number;
  readonly tenure_months: number;
  readonly document_after_days: number | null;
  readonly blackouts: readonly { readonly from: string; readonly to: string; readonly reason: string }[];
  /** Of the employee. */
  readonly entries: readonly { readonly effective_on: string; readonly minutes: number }[];
  /** Days that requests hold until they are decided. */
  readonly holds: readonly { readonly request_id: number; readonly day: string; readonly minutes: number }[];
}

export interface TypesWanted {
  readonly employeeId: number;
  /** Also types that only the employee and HR may see. */
  readonly everyType: boolean;
  /** Null: all of them. */
  readonly typeId: number | null;
  /** Statutory types of other countries only where a policy gives them, or the ledger has them. */
  readonly ofOwnCountry: boolean;
}

/** Leave types with the ledger of an employee, by name. */
export async function requestableTypes(
  db: Db,
  { employeeId, everyType, typeId, ofOwnCountry }: TypesWanted,
): Promise<RequestableType[]> {
  const { rows } = await sql<RequestableType>`
    select t.id, t.name, ${loggedType} as logged_type, t.color, t.unit, t.paid_percent, t.notice_days, t.tenure_months, t.document_after_days,
      coalesce((select jsonb_agg(jsonb_build_object('from', lower(b.valid), 'to', upper(b.valid) - 1, 'reason', b.reason) order by b.valid)
        from leave_type_blackout b where b.leave_type_id = t.id), '[]') as blackouts,
      coalesce((select jsonb_agg(jsonb_build_object('effective_on', n.effective_on, 'minutes', n.minutes) order by n.effective_on, n.id)
        from leave_entry n where n.employee_id = ${employeeId} and n.leave_type_id = t.id), '[]') as entries,
      coalesce((select jsonb_agg(jsonb_build_object('request_id', r.id, 'day', d.work_date, 'minutes', d.minutes) order by d.work_date)
        from leave_request_day d join leave_request r on r.id = d.request_id
        where d.employee_id = ${employeeId} and d.state = 'held' and r.leave_type_id = t.id), '[]') as holds
    from leave_type t
    where (${everyType}::boolean or t.visibility = 'team') and (${typeId}::integer is null or t.id = ${typeId})
      and (not ${ofOwnCountry}::boolean or t.country is null
        or t.country = coalesce((
          select c.code from employee e join office o on o.id = e.office_id join country c on c.id = o.country_id where e.id = ${employeeId}), ${homeCountry})
        or exists (select from leave_entry n where n.employee_id = ${employeeId} and n.leave_type_id = t.id)
        or exists (
          select from employee_policy p join leave_policy_version v on v.policy_id = p.leave_policy_id join leave_policy_line l on l.version_id = v.id
          where p.employee_id = ${employeeId} and p.kind = 'leave' and l.leave_type_id = t.id))
    order by search_key(t.name), t.id`.execute(db);
  return rows;
}
