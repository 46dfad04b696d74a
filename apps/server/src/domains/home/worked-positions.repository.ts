import type { WorkedPosition } from '@muster/contract/domains/home/worked-positions.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isWaitingForClient } from '../recruitment/index.ts';

/** The positions that are worked on, those without a candidate in progress first, then the oldest. */
export async function workedPositions(
  db: Db,
  { most }: { readonly most: number },
): Promise<{ readonly data: WorkedPosition[]; readonly total: number }> {
  const { rows } = await sql<WorkedPosition & { total: number }>`
    select p.id, p.uuid::text as uuid, p.title, coalesce(c.legal_business_name, '') as client, p.opened_at, p.headcount,
      p.filled_count, json_build_object('new', n.new, 'screening', n.screening, 'presented', n.presented,
        'interview', n.interview, 'offered', n.offered) as stages, n.waiting, n.latest, count(*) over ()::integer as total
    from open_position p
    left join client c on c.id = p.client_id
    cross join lateral (
      select (count(*) filter (where a.stage = 'new'))::integer as new,
        (count(*) filter (where a.stage = 'screening'))::integer as screening,
        (count(*) filter (where a.stage = 'presented'))::integer as presented,
        (count(*) filter (where a.stage = 'interview'))::integer as interview,
        (count(*) filter (where a.stage = 'offered'))::integer as offered,
        (count(*) filter (where a.stage in ('new', 'screening', 'presented', 'interview', 'offered')))::integer as living,
        (count(*) filter (where ${isWaitingForClient}))::integer as waiting, max(a.applied_at) as latest
      from application a join application_decision d on d.application_id = a.id
      where a.position_id = p.id) n
    where p.status in ('sourcing', 'pending interviews')
    order by n.living > 0, p.opened_at, p.id limit ${most}`.execute(db);
  return { data: rows.map(({ total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
