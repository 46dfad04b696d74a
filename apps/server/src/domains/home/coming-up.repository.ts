import type { ComingUp } from '@muster/contract/domains/home/coming-up.calls.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';

const mostNamed = 3;

/** By day, one row for each kind. */
export async function comingUp(
  db: Db,
  { first, last }: { readonly first: string; readonly last: string },
  reach: Reach,
): Promise<ComingUp[]> {
  const isReached = isPersonReached(reach, { employee: sql`e.id`, client: sql`e.client_id` });
  const { rows } = await sql<ComingUp>`
    with found as (
      select 'starter' as kind, a.start_date as day, a.employee_id, null as note from employee_active_date a
      where a.start_date between ${first}::date and ${last}::date
      union all
      select 'leaver', p.last_day, p.employee_id, null from employee_planned_ending p
      where p.last_day between ${first}::date and ${last}::date
      union all
      select 'holiday', m.work_date, m.employee_id, string_agg(m.note, ', ' order by m.kind) from schedule_mark m
      where m.kind in ('holiday', 'client_holiday', 'local_holiday') and m.source <> 'swap'
        and m.work_date between ${first}::date and ${last}::date
      group by m.work_date, m.employee_id
    )
    select f.day::text as day, f.kind, count(*)::integer as count, string_agg(distinct f.note, ', ') as note,
      to_json((array_agg(json_build_object('id', e.id, 'name', e.name) order by search_key(e.name), e.id))[1:${mostNamed}]) as people
    from found f join employee e on e.id = f.employee_id and e.deleted_at is null
    where ${isReached}
    group by f.day, f.kind
    order by f.day, array_position(array['holiday', 'starter', 'leaver'], f.kind)`.execute(db);
  return rows;
}
