import type { EmployeeStatus } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface CardFacts {
  readonly id: number;
  readonly client_id: number;
  readonly name: string;
  readonly position: string;
  readonly third_party_employee_id: string;
  readonly start_date: string;
  readonly status_group: EmployeeStatus;
  readonly office_address: string;
  readonly organization: string;
  /** The open employment period; null where the card is void. */
  readonly period_id: number | null;
  readonly card_number: number;
  readonly photo_key: string | null;
  readonly photo_type: string | null;
}

/** The facts printed on a card; undefined for an employee that the viewer may not see. */
export async function findCard(db: Db, employeeId: number): Promise<CardFacts | undefined> {
  const { rows } = await sql<CardFacts>`
    select e.id, e.client_id, e.name, e.position, e.third_party_employee_id, e.start_date, t.status_group,
      o.address as office_address,
      coalesce((select value from organization_setting where key = 'organization_name'), '') as organization,
      (select a.id from employee_active_date a where a.employee_id = e.id and a.end_date is null) as period_id,
      coalesce(k.number, 1) as card_number, p.storage_key as photo_key, p.media_type as photo_type
    from employee e
    join status_type t on t.id = e.status_type_id
    join office o on o.id = e.office_id
    left join employee_card k on k.employee_id = e.id
    left join employee_photo p on p.employee_id = e.id
    where e.id = ${employeeId} and e.deleted_at is null`.execute(db);
  return rows[0];
}

export async function renewCardNumber(db: Db, employeeId: number, now: Temporal.Instant): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into employee_card (employee_id, number, renewed_at) values (${employeeId}, 2, ${now.toString()})
    on conflict (employee_id) do update set number = employee_card.number + 1, renewed_at = excluded.renewed_at
    returning number`.execute(db);
  return rows[0]?.number ?? 2;
}
