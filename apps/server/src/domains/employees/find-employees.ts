import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type DropdownRow, findActive } from './employee-list.repository.ts';
import type { EmployeeListQuery } from './employee-list-conditions.repository.ts';

export interface FindEmployees {
  /** Empty: everybody, by name. */
  readonly search: string;
  readonly most: number;
}

/** Active employees for a choice or the search box: never found by a field that the viewer cannot see. */
export async function findEmployees(ctx: Ctx, { search, most }: FindEmployees): Promise<DropdownRow[]> {
  return findActive(ctx.db, choiceQuery(ctx, { search, rows: most }));
}

/** Employees within the viewer's reach by name and position, by default only active ones. */
export function choiceQuery({ viewer }: Pick<Ctx, 'viewer'>, narrowing: Partial<EmployeeListQuery>): EmployeeListQuery {
  return {
    first: 0,
    rows: 1,
    sort: [],
    filters: [],
    showInactives: false,
    incomplete: [],
    search: '',
    searchColumns: ['name', 'position'],
    searchText: null,
    reach: reachOf(viewer, recordArea),
    clientId: null,
    ...narrowing,
  };
}
