import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type DropdownRow, findActive } from './employee-list.repository.ts';
import type { EmployeeListQuery } from './employee-list-conditions.repository.ts';

export interface FindEmployees {
  /** Empty: all employees by name. */
  readonly search: string;
  readonly most: number;
}

/** Active employees for choices and the search box, never matched by fields that the viewer cannot see. */
export async function findEmployees(ctx: Ctx, { search, most }: FindEmployees): Promise<DropdownRow[]> {
  return findActive(ctx.db, choiceQuery(ctx, { search, rows: most }));
}

/** Employees that the viewer may see, by name and position; only active ones by default. */
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
