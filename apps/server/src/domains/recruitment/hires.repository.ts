import type { HireForm } from '@muster/contract/domains/recruitment/hires.calls.ts';
import type { OpenPositionWork } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface HireFacts extends Omit<HireForm, 'contact' | 'start_date'> {
  readonly stage: 'offered' | 'hired';
  readonly start_by: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The shift is one with the hours of the position that its people may work, if there is one alone; a shift of the client comes first. */
export async function hireFactsOf(db: Db, applicationId: number): Promise<HireFacts | undefined> {
  const { rows } = await sql<HireFacts>`
    select a.stage, c.name, p.client_id, y.legal_business_name as client, y.currency_id, p.title as position, p.start_by,
      p.work_location, v.email, v.phone, (
        select case when count(*) = 1 then min(s.id) end from shift s
        where s.deleted_at is null and s.timezone_id = p.timezone_id and s.start_time = p.shift_start and s.end_time = p.shift_end
          and (s.client_id = p.client_id or s.client_id is null and not exists (
            select from shift o where o.deleted_at is null and o.client_id = p.client_id and o.timezone_id = p.timezone_id
              and o.start_time = p.shift_start and o.end_time = p.shift_end))) as shift_id
    from application a
    join candidate c on c.id = a.candidate_id
    join candidate_private v on v.candidate_id = c.id
    join open_position p on p.id = a.position_id
    join client y on y.id = p.client_id
    where a.id = ${applicationId}`.execute(db);
  return rows[0];
}

/** Whether the person still works here, so that the hire cannot be taken back. */
export async function isEmployed(db: Db, employeeId: number): Promise<boolean> {
  const { rows } = await sql<{ employed: boolean }>`
    select exists (select from employee e join status_type t on t.id = e.status_type_id
      where e.id = ${employeeId} and e.deleted_at is null and t.status_group in ('active', 'inactive')) as employed`.execute(
    db,
  );
  return rows[0]?.employed ?? false;
}

/** Who was hired for the position, oldest first. */
export async function hiredFor(db: Db, positionId: number): Promise<OpenPositionWork['hired']> {
  const { rows } = await sql<OpenPositionWork['hired'][number]>`
    select json_build_object('id', c.id, 'name', c.name) as candidate, a.stage_since as since,
      case when e.id is not null then json_build_object('id', e.id, 'name', e.name) end as employee
    from application a
    join candidate c on c.id = a.candidate_id
    left join employee e on e.id = a.employee_id and e.deleted_at is null
    where a.position_id = ${positionId} and a.stage = 'hired' order by a.stage_since, a.id`.execute(db);
  return rows;
}

/** How many of those who were hired for the position have not been taken back. */
export async function hiredCount(db: Db, positionId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from application where position_id = ${positionId} and stage = 'hired'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
