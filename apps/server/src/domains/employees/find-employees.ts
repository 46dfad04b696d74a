import { employeeColumns } from '@muster/contract/domains/employees/employee-columns.ts';
import { type ReachArea, reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { wordsOf } from '../../platform/table/table-conditions.ts';
import type { TableQuery } from '../../platform/table/table-source.ts';
import { type DropdownRow, findChoices } from './employee-list.repository.ts';
import type { EmployeeScope } from './employee-list-source.repository.ts';

export interface FindEmployees {
  /** Empty: all employees by name. */
  readonly search: string;
  readonly most: number;
}

/** Active employees for choices and the search box, never matched by fields that the viewer cannot see. */
export async function findEmployees(ctx: Ctx, { search, most }: FindEmployees): Promise<DropdownRow[]> {
  return findChoices(ctx.db, choiceScope(ctx), choiceQuestion({ search, first: 0, rows: most }));
}

/** Active people within a viewer's reach. */
export function choiceScope({ viewer }: Pick<Ctx, 'viewer'>, area: ReachArea = recordArea): EmployeeScope {
  return { showInactives: false, incomplete: [], reach: reachOf(viewer, area), clientId: null };
}

interface Choice {
  readonly search: string;
  readonly first: number;
  readonly rows: number;
}

/** People by name and position, in the order of their names. */
export function choiceQuestion({ search, first, rows }: Choice): TableQuery {
  const { name, position } = employeeColumns;
  const searched = [
    { field: 'name', column: name },
    { field: 'position', column: position },
  ];
  return { first, rows, sort: [], filters: [], words: wordsOf(search), searched };
}
