import type { EmployeeStatus } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface RecordFactsRow {
  readonly status: { readonly group: EmployeeStatus; readonly name: string; readonly since: string | null };
  readonly client_since: string | null;
  readonly office: string;
  readonly next_shift: {
    readonly work_date: string;
    readonly starts_at: string;
    readonly ends_at: string;
    readonly shift: string;
    readonly zone: string;
  } | null;
}

interface FactsQuestion {
  readonly id: number;
  readonly asOf: string;
  /** The shift that has begun counts until it is over. */
  readonly now: string;
}

/** What the header of a record shows in addition to the record. Row security hides planned days with other clients. */
export async function recordFacts(db: Db, { id, asOf, now }: FactsQuestion): Promise<RecordFactsRow | undefined> {
  const { rows } = await sql<RecordFactsRow>`
    select o.name as office,
      json_build_object('group', t.status_group, 'name', t.name, 'since', (select h.effective_on from employee_status_history h
        where h.employee_id = e.id and h.to_status_type_id = e.status_type_id order by h.effective_on desc, h.id desc limit 1)) as status,
      (select lower(ec.valid)::text from employee_client ec where ec.employee_id = e.id and ec.valid @> ${asOf}::date) as client_since,
      (select json_build_object('work_date', d.work_date, 'starts_at', d.starts_at, 'ends_at', d.ends_at, 'shift', s.name, 'zone', z.name)
        from employee_schedule d join shift s on s.id = d.shift_id join timezone z on z.id = s.timezone_id
        where d.employee_id = e.id and d.work_date >= (${now}::timestamptz at time zone 'UTC')::date - 1
          and d.ends_at > ${now}::timestamptz and d.status in ('scheduled', 'swapped')
        order by d.work_date limit 1) as next_shift
    from employee e join office o on o.id = e.office_id join status_type t on t.id = e.status_type_id
    where e.id = ${id}`.execute(db);
  return rows[0];
}
