import { sql } from 'kysely';
import type { Db } from '../../platform/http/context.ts';

export interface TeamOfClient {
  readonly id: number;
  readonly name: string;
  readonly leads: { readonly id: number; readonly name: string }[];
  readonly members: number;
}

/** Who has left the company counts no more. */
export async function teamsOf(db: Db, clientId: number): Promise<TeamOfClient[]> {
  const { rows } = await sql<TeamOfClient>`
    select t.id, t.name,
      coalesce(json_agg(json_build_object('id', l.employee_id, 'name', l.name) order by m.team_role_id, l.name_key)
        filter (where r.name in ('Team Lead', 'Assistant Team Lead') and l.employee_id is not null), '[]') as leads,
      count(l.employee_id)::integer as members
    from team t
    left join team_member m on m.team_id = t.id
    left join team_role r on r.id = m.team_role_id
    left join employee_list l on l.employee_id = m.employee_id and l.status_group in ('active', 'inactive')
    where t.client_id = ${clientId} and t.deleted_at is null
    group by t.id order by lower(t.name), t.id`.execute(db);
  return rows;
}
