import type { CallAnswer, CallInput } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { scopeOf } from '../../platform/row-security/scope.ts';
import { countList, type EmployeeListPage, listVersion, readPage } from './employee-list.repository.ts';
import type { EmployeeListQuery } from './employee-list-conditions.repository.ts';
import { listQuery } from './employee-list-query.ts';
import { listSightOf, presentRow } from './employees.presenter.ts';
import { createListTotals } from './list-total.ts';

type Table = (typeof employeesCalls)['table'];

const totals = createListTotals();

/** The table call of section 7.2. Columns that the viewer may not see neither search, sort nor filter. */
export async function listEmployees(ctx: Ctx, { query }: CallInput<Table>): Promise<CallAnswer<Table>> {
  const listed = listQuery(ctx.viewer, query);
  const page = await readPage(ctx.db, listed);
  const sight = listSightOf(ctx.viewer);
  return { data: page.rows.map((row) => presentRow(row, sight)), total: await totalOf(ctx, listed, page) };
}

async function totalOf(ctx: Ctx, listed: EmployeeListQuery, page: EmployeeListPage): Promise<number> {
  const found = page.rows.length;
  const isLastPage = found < listed.rows && (found > 0 || listed.first === 0);
  if (isLastPage) return listed.first + found;
  const version = page.version ?? (await listVersion(ctx.db));
  const { first, rows, sort, ...filter } = listed;
  const key = JSON.stringify([scopeOf(ctx.viewer), filter]);
  return totals.read(key, version, () => countList(ctx.db, listed));
}
