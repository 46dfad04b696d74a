import { type CallAnswer, type CallInput, invalidInput, notFound, scopeOf } from '@muster/contract';
import { employeeLookupCalls } from '@muster/contract/domains/employees/employee-lookups.calls.ts';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { clientExists } from '../clients/index.ts';
import { leadersOf } from '../teams/index.ts';
import { presentAny, presentLeader, presentPerson, presentWithClient } from './employee-lookup.presenter.ts';
import { findByAccount, findPeople } from './employee-lookups.repository.ts';
import { findReachable } from './employee-record.repository.ts';
import { choiceQuestion, choiceScope } from './find-employees.ts';

type Calls = typeof employeeLookupCalls;
type Answer<Name extends keyof Calls> = Promise<CallAnswer<Calls[Name]>>;
type Page = CallInput<Calls['active']>['query'];

/** Opened by another right than the records of employees. */
const internalStaffArea = { access: employeeLookupCalls.internalStaff.access, withOwn: true } as const;

export async function findActivePeople(ctx: Ctx, { query }: CallInput<Calls['active']>): Answer<'active'> {
  const { data, total } = await findPeople(ctx.db, choiceScope(ctx), tableQueryOf(query));
  return { data: data.map(presentWithClient), total };
}

export async function findAllPeople(ctx: Ctx, { query }: CallInput<Calls['all']>): Answer<'all'> {
  const { data, total } = await findPeople(ctx.db, { ...choiceScope(ctx), showInactives: true }, tableQueryOf(query));
  return { data: data.map(presentAny), total };
}

export async function findInternalStaff(
  ctx: Ctx,
  { query }: CallInput<Calls['internalStaff']>,
): Answer<'internalStaff'> {
  const scope = { ...choiceScope(ctx, internalStaffArea), isInternal: true };
  const { data, total } = await findPeople(ctx.db, scope, tableQueryOf(query));
  return { data: data.map((row) => ({ ...presentPerson(row), user_id: row.user_id })), total };
}

/** @throws Problem not-found (404), the same for missing clients and those of others. */
export async function findClientPeople(ctx: Ctx, { query }: CallInput<Calls['ofClient']>): Answer<'ofClient'> {
  const clientId = await clientToSearch(ctx, query.client_id);
  const { data, total } = await findPeople(ctx.db, { ...choiceScope(ctx), clientId }, tableQueryOf(query));
  return { data: data.map(presentPerson), total };
}

/** @throws Problem not-found (404), the same for accounts without an employee and those of others. */
export async function findPersonOfUser(ctx: Ctx, { query }: CallInput<Calls['ofUser']>): Answer<'ofUser'> {
  const found = await findByAccount(ctx.db, query.id, { ...choiceScope(ctx), showInactives: true });
  if (!found) throw notFound('employee');
  return { ...presentWithClient(found), user_id: found.user_id };
}

/** Viewers who may read employees ask about those they may see, all others only about themselves. */
export async function findTeamLeaders(ctx: Ctx, { query }: CallInput<Calls['teamLeaders']>): Answer<'teamLeaders'> {
  const isOwn = ctx.viewer.employeeId === query.id;
  const mayAsk = isOwn || mayReadEmployees(ctx.viewer);
  const found = mayAsk && (await findReachable(ctx.db, query.id, reachOf(ctx.viewer, recordArea)));
  if (!found) throw notFound('employee');
  // Row security hides the team's lead from an employee.
  return (await withoutRowSecurity(ctx.db, () => leadersOf(ctx.db, query.id))).map(presentLeader);
}

async function clientToSearch(ctx: Ctx, requested: number | undefined): Promise<number> {
  const scope = scopeOf(ctx.viewer);
  const clientId = requested ?? (scope.kind === 'client' ? scope.clientId : null);
  if (clientId === null && scope.kind === 'staff') throw invalidInput({ client_id: ['The client is required.'] });
  const isForeign = scope.kind === 'client' ? clientId !== scope.clientId : scope.kind !== 'staff';
  if (clientId === null || isForeign) throw notFound('client');
  if (!(await clientExists(ctx.db, clientId))) throw notFound('client');
  return clientId;
}

function tableQueryOf({ search, page, rows }: Page) {
  return choiceQuestion({ search, first: (page - 1) * rows, rows });
}
