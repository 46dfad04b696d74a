import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import { mayDecidePayChanges, maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';
import { payChangeApproval } from '@muster/contract/domains/employees/pay-change-approval.ts';
import type { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readChains } from '../approvals/index.ts';
import { currencyCodes } from './employee-amount.repository.ts';
import { decidedPayChanges, readPayChange, type StoredPayChange, waitingPayChanges } from './pay-change.repository.ts';
import { openContent, shownValues } from './requested-pay.ts';
import { fieldLabels } from './second-person.ts';

type Calls = typeof payChangesCalls;

/** Without the values; nothing for viewers who may not open employees. */
export async function readPayChanges(
  ctx: Ctx,
  { query }: CallInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  if (!maySeeCosts(ctx.viewer)) return { waiting: [], decided: [] };
  const reach = reachOf(ctx.viewer, recordArea);
  const employeeId = query.employee_id ?? null;
  const waiting = await waitingPayChanges(ctx.db, reach, employeeId);
  const decided = await decidedPayChanges(ctx.db, reach, employeeId);
  const ids = [...waiting, ...decided].map(({ id }) => id);
  const chains = await readChains(ctx, payChangeApproval, ids);
  const mayDecide = mayDecidePayChanges(ctx.viewer) && ctx.viewer.impersonator === null;
  const shown = (change: StoredPayChange) => {
    const approval = chains.get(change.id) ?? null;
    const isWaiting = change.state === 'waiting';
    return {
      id: change.id,
      employee: { id: change.employee_id, name: change.employee },
      client: change.client,
      fields: fieldLabels(change.fields),
      requested_by: change.requested_by,
      state: change.state,
      note: change.note,
      created_at: change.created_at,
      approval,
      abilities: {
        decide: isWaiting && mayDecide && approval?.may_decide === true,
        withdraw: isWaiting && change.requested_by_user_id === ctx.viewer.userId,
      },
    };
  };
  return { waiting: waiting.map(shown), decided: decided.map(shown) };
}

/** @throws Problem not-found */
export async function readPayChangeValues(
  ctx: Ctx,
  { params }: CallInput<Calls['values']>,
): Promise<CallAnswer<Calls['values']>> {
  if (!maySeeCosts(ctx.viewer)) throw notFound('pay change');
  const change = await readPayChange(ctx.db, params.id, reachOf(ctx.viewer, recordArea));
  if (!change) throw notFound('pay change');
  await ctx.audit({
    event: 'employees.read-sensitive',
    subject: { kind: 'employee', id: String(change.employee_id) },
    clientId: change.client_id,
  });
  const content = openContent(ctx.cipher, change.uuid, change.sealed);
  return { id: change.id, values: shownValues(content, await currencyCodes(ctx.db)) };
}
