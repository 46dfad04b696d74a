import { type CallAnswer, scopeOf } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';

import { readEmployeePage } from './employee-list.repository.ts';
import { listSightOf, presentRow } from './employees.presenter.ts';

type Table = (typeof employeesCalls)['table'];

/** The table call of section 7.2. Without `searchable_columns` the search looks through all that the viewer may see. */
export async function listEmployees(
  { db, viewer }: Ctx,
  { query, question }: ListInput<Table>,
): Promise<CallAnswer<Table>> {
  const scope = {
    showInactives: query.show_inactives,
    incomplete: query.incomplete_configuration,
    reach: reachOf(viewer, recordArea),
    clientId: null,
  };
  const chosen: readonly string[] | undefined = query.searchable_columns;
  const searched = question.searched.filter(({ field }) => chosen?.includes(field) ?? true);
  const page = await readEmployeePage(
    db,
    { scope, reader: JSON.stringify(scopeOf(viewer)) },
    { ...question, searched },
  );
  const sight = listSightOf(viewer);
  return { data: page.data.map((row) => presentRow(row, sight)), total: page.total };
}
