import type { CallAnswer, CallInput } from '@muster/contract';
import { mayActAsOthers } from '@muster/contract/domains/accounts/impersonation.policy.ts';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import type { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findEmployees } from '../employees/index.ts';
import { accountsOf } from './home.repository.ts';

type Search = (typeof homeCalls)['search'];

const mostShown = 10;

/** People for the search box. Viewers who may not read employees find nobody. */
export async function searchPeople(ctx: Ctx, { query }: CallInput<Search>): Promise<CallAnswer<Search>> {
  if (!mayReadEmployees(ctx.viewer)) return { employees: [] };
  const found = await findEmployees(ctx, { search: query.term, most: mostShown });
  const accounts = mayActAsOthers(ctx.viewer)
    ? await accountsOf(
        ctx.db,
        found.map(({ id }) => id),
      )
    : new Map<number, number>();
  return { employees: found.map((person) => ({ ...person, user_id: accounts.get(person.id) ?? null })) };
}
