import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { dayOutOfBounds } from '@muster/contract/day-bounds.rules.ts';
import { clientPolicyLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import type { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { mayChangePolicies } from '@muster/contract/domains/employees/employees.policy.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { addFrom, previewFrom } from '../../platform/records/dated-line.ts';
import { refreshList } from './employee-list.repository.ts';
import { employeePolicies, policyChoicesOf } from './employee-policy.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { assertReachable } from './reachable-employee.ts';

type Calls = typeof employeeHistoryCalls;
type Body = CallInput<Calls['addPolicy']>['body'];

export async function readPolicyChoices(
  ctx: Ctx,
  { query }: CallInput<Calls['policyChoices']>,
): Promise<CallAnswer<Calls['policyChoices']>> {
  const { client_id } = await assertReachable(ctx, query.employee_id);
  return policyChoicesOf(ctx.db, client_id);
}

/** A policy from a day on. Leave, holidays and points follow after the commit. Nobody chooses their own. */
export async function addPolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['addPolicy']>,
): Promise<CallAnswer<Calls['addPolicy']>> {
  const { employee_id: employeeId, kind, effective_from: from } = body;
  const today = todayAtHome(ctx);
  const { record } = await lockedEmployee(ctx, { id: employeeId }, today);
  assertMayChangePolicies(ctx, employeeId);
  const policy = await chosenPolicy(ctx, body, record.client_id);
  const id = await addFrom(ctx, employeePolicies(kind), { owner: employeeId, from, value: fieldsOf(ctx, body) });
  await refreshList(ctx.db, [employeeId], today);
  await ctx.audit({
    event: 'employees.add-policy',
    subject: { kind: 'employee', id: String(employeeId) },
    clientId: record.client_id,
    after: { kind, policy: policy.name, effective_from: from },
  });
  await ctx.announce(employeeUpdated, { employeeId, clientId: record.client_id });
  return { id };
}

export async function previewPolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['previewPolicy']>,
): Promise<CallAnswer<Calls['previewPolicy']>> {
  const { employee_id: owner, kind, effective_from: from } = body;
  const { client_id } = await assertReachable(ctx, owner);
  await chosenPolicy(ctx, body, client_id);
  return previewFrom(ctx, employeePolicies(kind), { owner, from, value: fieldsOf(ctx, body) });
}

/** @throws Problem invalid-input for a policy that the employee cannot get, and for days far away */
async function chosenPolicy(ctx: Ctx, body: Body, clientId: number) {
  const today = todayAtHome(ctx);
  const bounds = { first: addDays(today, -3_653), last: addDays(today, 731) };
  const outside = dayOutOfBounds(clientPolicyLabels.effective_from, body.effective_from, bounds);
  if (outside !== null) throw invalidInput({ effective_from: [outside] });
  const choices = await policyChoicesOf(ctx.db, clientId);
  const policy = choices.find(({ kind, id }) => kind === body.kind && id === body.policy_id);
  if (!policy) throw invalidInput({ policy_id: [say.invalid(clientPolicyLabels.policy_id)] });
  return policy;
}

/** @throws Problem forbidden for the own record */
export function assertMayChangePolicies({ viewer }: Ctx, employeeId: number): void {
  if (mayChangePolicies(viewer, employeeId)) return;
  throw new Problem('forbidden', "You can't change your own policies. Ask someone else to do it.");
}

const fieldsOf = ({ viewer }: Ctx, { kind, policy_id }: CallInput<Calls['addPolicy']>['body']) =>
  ({ kind, policy_id, source: 'form', created_by_user_id: viewer.userId }) as const;
