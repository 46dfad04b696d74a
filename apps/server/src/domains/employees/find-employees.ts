import type { CallAnswer, CallInput } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { employeeReach } from '@muster/contract/domains/employees/employees.policy.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { findActive } from './employee-list.repository.ts';

type ForDropdown = (typeof employeesCalls)['forDropdown'];

const mostFound = 50;

/** Active employees by name for a choice or the search box: never found by a field that the viewer cannot see. */
export async function findEmployees(ctx: Ctx, { query }: CallInput<ForDropdown>): Promise<CallAnswer<ForDropdown>> {
  return findActive(ctx.db, {
    first: 0,
    rows: mostFound,
    sort: [],
    filters: [],
    showInactives: false,
    incomplete: [],
    search: query.search,
    searchColumns: ['name', 'position'],
    searchText: null,
    team: employeeReach(ctx.viewer) === 'team' ? (ctx.viewer.employeeId ?? 0) : null,
  });
}
