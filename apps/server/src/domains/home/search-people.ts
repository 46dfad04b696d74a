import type { CallAnswer, CallInput } from '@muster/contract';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import type { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { findEmployees } from '../employees/index.ts';

type Search = (typeof homeCalls)['search'];

const mostShown = 10;

/** People for the search box; whoever may not read employees finds nobody. */
export async function searchPeople(ctx: Ctx, { query }: CallInput<Search>): Promise<CallAnswer<Search>> {
  if (!mayReadEmployees(ctx.viewer)) return { employees: [] };
  return { employees: await findEmployees(ctx, { search: query.term, most: mostShown }) };
}
