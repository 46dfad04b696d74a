import type { Ctx } from '../../platform/http/context.ts';
import { ownClientOf } from '../../platform/http/reach.ts';
import { type DropdownRow, findActive } from './employee-list.repository.ts';
import { ledTeamsOf } from './led-teams.ts';

export interface FindEmployees {
  /** Empty: everybody, by name. */
  readonly search: string;
  readonly most: number;
}

/** Active employees for a choice or the search box: never found by a field that the viewer cannot see. */
export async function findEmployees(ctx: Ctx, { search, most }: FindEmployees): Promise<DropdownRow[]> {
  return findActive(ctx.db, {
    first: 0,
    rows: most,
    sort: [],
    filters: [],
    showInactives: false,
    incomplete: [],
    search,
    searchColumns: ['name', 'position'],
    searchText: null,
    clientId: ownClientOf(ctx.viewer),
    team: ledTeamsOf(ctx.viewer),
  });
}
