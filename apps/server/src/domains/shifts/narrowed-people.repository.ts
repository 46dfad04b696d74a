import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type RawBuilder, sql } from 'kysely';
import { isPersonReached, type PersonColumns } from '../teams/index.ts';

/** What a list of people `e` is filtered by; null and empty: by nothing. */
export interface Narrowing {
  readonly reach: Reach;
  readonly clientId: number | null;
  readonly teamId: number | null;
  /** Part of a name. */
  readonly search: string;
}

/** `columns`: of the person and the client, where a row is about a time with another client. */
export function narrowedTo(query: Narrowing, columns: PersonColumns = personNow): RawBuilder<unknown> {
  const conditions = [isPersonReached(query.reach, columns)];
  if (query.clientId !== null && !isOneClient(query.reach)) conditions.push(sql`${columns.client} = ${query.clientId}`);
  if (query.teamId !== null)
    conditions.push(sql`exists (select from team_member m where m.employee_id = e.id and m.team_id = ${query.teamId})`);
  if (query.search !== '') conditions.push(sql`e.name ilike ${`%${query.search.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  return sql.join(conditions, sql` and `);
}

/** People of a client see their own company, whichever client they name. */
const isOneClient = (reach: Reach) => reach !== 'all' && reach.some(({ of }) => of === 'client');

/** A person `e` and the client of today. */
export const personNow: PersonColumns = { employee: sql`e.id`, client: sql`e.client_id` };
