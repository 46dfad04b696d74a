import type { CallAnswer, CallInput } from '@muster/contract';
import { mayActAsOthers } from '@muster/contract/domains/accounts/impersonation.policy.ts';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import type { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { searchEmployees } from '../employees/index.ts';
import { accountsOf } from './home.repository.ts';

type Search = (typeof homeCalls)['search'];

const mostShown = 10;

/** People for the search box. Viewers who may not read employees find nobody. */
export async function searchPeople(ctx: Ctx, { query }: CallInput<Search>): Promise<CallAnswer<Search>> {
  if (!mayReadEmployees(ctx.viewer)) return { employees: [] };
  const found = await searchEmployees(ctx, { term: query.term, most: mostShown });
  const accounts = mayActAsOthers(ctx.viewer)
    ? await accountsOf(
        ctx.db,
        found.map(({ id }) => id),
      )
    : new Map<number, number>();
  return {
    employees: found.map(({ id, name, position, third_party_employee_id, status_group: status }) => {
      return { id, name, position, third_party_employee_id, status, user_id: accounts.get(id) ?? null };
    }),
  };
}
