import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { presentAssignments, presentCosts, presentPolicy, presentStatusChange } from './employee-history.presenter.ts';
import {
  amountsOf,
  placementsOf,
  policiesOf,
  positionsOf,
  shiftsOf,
  statusChangesOf,
} from './employee-history.repository.ts';
import { assertReachable } from './reachable-employee.ts';

type Calls = typeof employeeHistoryCalls;

export async function readStatuses(
  ctx: Ctx,
  { query }: CallInput<Calls['statuses']>,
): Promise<CallAnswer<Calls['statuses']>> {
  await assertReachable(ctx, query.employee_id);
  return (await statusChangesOf(ctx.db, query.employee_id)).map(presentStatusChange);
}

export async function readPolicies(
  ctx: Ctx,
  { params }: CallInput<Calls['policies']>,
): Promise<CallAnswer<Calls['policies']>> {
  await assertReachable(ctx, params.id);
  const today = todayAtHome(ctx);
  return (await policiesOf(ctx.db, params.id)).map((row) => presentPolicy(row, today));
}

export async function readAssignments(
  ctx: Ctx,
  { query }: CallInput<Calls['assignments']>,
): Promise<CallAnswer<Calls['assignments']>> {
  await assertReachable(ctx, query.employee_id);
  const stored = {
    placements: await placementsOf(ctx.db, query.employee_id),
    positions: await positionsOf(ctx.db, query.employee_id),
    shifts: await shiftsOf(ctx.db, query.employee_id),
  };
  return presentAssignments(stored, todayAtHome(ctx));
}

/** Each reading of costs is logged, as for the sensitive section. */
export async function readCosts(ctx: Ctx, { query }: CallInput<Calls['costs']>): Promise<CallAnswer<Calls['costs']>> {
  if (!maySeeCosts(ctx.viewer)) throw new Problem('forbidden', 'Forbidden');
  const { client_id } = await assertReachable(ctx, query.employee_id);
  await ctx.audit({
    event: 'employees.read-costs',
    subject: { kind: 'employee', id: String(query.employee_id) },
    clientId: client_id,
  });
  return presentCosts(await amountsOf(ctx.db, query.employee_id), todayAtHome(ctx));
}
