import { type CallAnswer, type CallInput, mayAccess, type Viewer } from '@muster/contract';
import { mayActAsOthers } from '@muster/contract/domains/accounts/impersonation.policy.ts';
import { mayListClients } from '@muster/contract/domains/clients/clients.policy.ts';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import type { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { clientPositionAccess } from '@muster/contract/domains/recruitment/client-area.policy.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { wordsOf } from '../../platform/table/table-conditions.ts';
import { searchEmployees } from '../employees/index.ts';
import { searchPresented } from '../recruitment/index.ts';
import { accountsOf, findClientUsers } from './home.repository.ts';

type Search = (typeof homeCalls)['search'];

const mostShown = 10;
const mostClientUsers = 5;
const mostCandidates = 5;

/** People for the search box: employees, users of clients and candidates, each for viewers who may read them. */
export const searchPeople = async (ctx: Ctx, { query }: CallInput<Search>): Promise<CallAnswer<Search>> => ({
  employees: mayReadEmployees(ctx.viewer) ? await employeesFor(ctx, query) : [],
  client_users: mayReadClientUsers(ctx.viewer)
    ? await findClientUsers(ctx.db, wordsOf(query.term), mostClientUsers)
    : [],
  candidates: mayAccess(clientPositionAccess, ctx.viewer) ? await searchPresented(ctx, query.term, mostCandidates) : [],
});

/** Those who read the users on the page of any client. */
const mayReadClientUsers = (viewer: Viewer) => scopeOf(viewer).kind === 'staff' && mayListClients(viewer);

async function employeesFor(ctx: Ctx, query: CallInput<Search>['query']): Promise<CallAnswer<Search>['employees']> {
  const found = await searchEmployees(ctx, { term: query.term, most: mostShown });
  const accounts = mayActAsOthers(ctx.viewer)
    ? await accountsOf(
        ctx.db,
        found.map(({ id }) => id),
      )
    : new Map<number, number>();
  return found.map(({ id, name, position, third_party_employee_id, status_group: status }) => {
    return { id, name, position, third_party_employee_id, status, user_id: accounts.get(id) ?? null };
  });
}
