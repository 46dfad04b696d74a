import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import {
  mayDecidePayChanges,
  maySeeCosts,
  mayUpdateEmployee,
} from '@muster/contract/domains/employees/employees.policy.ts';
import { payChangeApproval } from '@muster/contract/domains/employees/pay-change-approval.ts';
import type { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readChains } from '../approvals/index.ts';
import { currencyCodes } from './employee-amount.repository.ts';
import { readPayChange } from './pay-change.repository.ts';
import { listPayChanges } from './pay-change-list.repository.ts';
import { openContent, shownValues } from './requested-pay.ts';
import { fieldLabels } from './second-person.ts';

type Calls = typeof payChangesCalls;

/** Without the values. Viewers who may not see costs find their own requests, others all within reach. */
export async function readPayChanges(
  ctx: Ctx,
  { query: { view, employee_id }, question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const { viewer } = ctx;
  const scope = {
    ...{ view, employeeId: employee_id ?? null, reach: reachOf(viewer, recordArea) },
    requesterId: maySeeCosts(viewer) ? null : viewer.userId,
  };
  const { data: rows, total } = await listPayChanges(ctx.db, scope, question);
  const chains = await readChains(
    ctx,
    payChangeApproval,
    rows.map(({ id }) => id),
  );
  const mayDecide = mayDecidePayChanges(viewer) && viewer.impersonator === null;
  const mayWithdraw = mayUpdateEmployee(viewer) && viewer.impersonator === null;
  const data = rows.map(({ requested_by_user_id, ...row }) => {
    const approval = chains.get(row.id) ?? null;
    const isWaiting = row.state === 'waiting';
    return {
      ...row,
      fields: fieldLabels(row.fields),
      approval,
      abilities: {
        decide: isWaiting && mayDecide && approval?.may_decide === true,
        withdraw: isWaiting && mayWithdraw && requested_by_user_id === viewer.userId,
      },
    };
  });
  return { data, total };
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
