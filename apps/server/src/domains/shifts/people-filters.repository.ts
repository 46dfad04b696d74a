import type { peopleFilters } from '@muster/contract/domains/shifts/people-filters.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type SqlBool, sql } from 'kysely';
import { valuesOf } from '../../platform/table/table-conditions.ts';
import type { SqlColumn } from '../../platform/table/table-source.ts';
import { isTeamReached, type PersonColumns } from '../teams/index.ts';

/** A person `e` and the client of today. */
export const personNow: PersonColumns = { employee: sql`e.id`, client: sql`e.client_id` };

/**
 * The filters of a list of people. The aliases within are those of no list, whose columns they would hide. Teams out of reach match nobody. `person`: columns of the person and the client, where a row is about a time with another
 * client.
 */
export function peopleFilterColumns(
  reach: Reach,
  { employee, client }: PersonColumns = personNow,
): Record<keyof typeof peopleFilters, SqlColumn> {
  return {
    client_id: isOneClient(reach) ? { where: () => sql<SqlBool>`true` } : { exact: client },
    team_id: {
      where: (filter) => sql<SqlBool>`exists (
        select from team_member own join team joined on joined.id = own.team_id and joined.deleted_at is null
        where own.employee_id = ${employee} and own.team_id = any (${valuesOf(filter)}::integer[])
          and ${isTeamReached(reach, { team: sql`joined.id`, client: sql`joined.client_id` })})`,
    },
  };
}

/** Users of a client see their own company, whichever client the filter names. */
const isOneClient = (reach: Reach) => reach !== 'all' && reach.some(({ of }) => of === 'client');
