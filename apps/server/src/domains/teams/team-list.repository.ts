import type { EmployeeStatus } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { leadsFirst } from './leads.repository.ts';

export interface TeamListRow {
  readonly id: number;
  readonly uuid: string;
  readonly version: number;
  readonly name: string;
  readonly client_id: number;
  readonly client_name: string;
  readonly leads: string[];
  readonly members: number;
  readonly away_limit: number | null;
}

const columns: Readonly<Record<string, SqlColumn>> = {
  'client.name': { text: sql`t.client_name` },
  leads: { text: sql`array_to_string(t.leads, ', ')` },
};

const from = sql`
  select t.id, t.uuid::text as uuid, t.version, t.name, t.client_id, c.legal_business_name as client_name, t.away_limit,
    coalesce(array_agg(l.name order by m.team_role_id, l.name_key)
      filter (where d.lead_id is not null and l.employee_id is not null), '{}') as leads,
    count(l.employee_id)::integer as members
  from team t join client c on c.id = t.client_id and c.deleted_at is null
  left join team_member m on m.team_id = t.id
  left join team_leads() d on d.team_id = m.team_id and d.lead_id = m.employee_id
  left join employee_list l on l.employee_id = m.employee_id and is_employed(l.status_group)
  where t.deleted_at is null group by t.id, c.id`;

export function readTeamPage(db: Db, question: TableQuery): Promise<TablePage<TeamListRow>> {
  return readTable<TeamListRow>(db, { strategy: 'small', from, columns, order: sql`search_key(t.name)` }, question);
}

export interface OwnTeamRow {
  readonly team_id: number;
  readonly team_name: string;
  readonly client_name: string;
  readonly own_role: string;
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly role: string;
  readonly work_email: string;
  readonly shift: string | null;
  readonly status: EmployeeStatus;
}

/** Everybody in the teams of an employee, one row per person and team. */
export async function ownTeamsOf(db: Db, employeeId: number): Promise<OwnTeamRow[]> {
  const { rows } = await sql<OwnTeamRow>`
    select t.id as team_id, t.name as team_name, c.legal_business_name as client_name, mr.name as own_role,
      l.employee_id as id, l.name, l.position, r.name as role, l.work_email, nullif(l.shift_name, '') as shift,
      l.status_group as status
    from team_member mine
    join team_role mr on mr.id = mine.team_role_id
    join team t on t.id = mine.team_id and t.deleted_at is null
    join client c on c.id = t.client_id
    join team_member m on m.team_id = t.id
    join team_role r on r.id = m.team_role_id
    join employee_list l on l.employee_id = m.employee_id and is_employed(l.status_group)
    where mine.employee_id = ${employeeId}
    order by search_key(t.name), t.id, ${leadsFirst}, l.name_key`.execute(db);
  return rows;
}
