import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readLeavePolicy, readLeavePolicyPage } from './leave-policies.repository.ts';
import { presentPolicy } from './leave-policy.presenter.ts';

type Calls = typeof leavePoliciesCalls;

export async function readLeavePolicies(
  ctx: Ctx,
  { question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const { data, total } = await readLeavePolicyPage(ctx.db, todayAtHome(ctx), question);
  return { data: data.map(presentPolicy), total };
}

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function knownLeavePolicy(
  ctx: Ctx,
  { params }: Pick<CallInput<Calls['details']>, 'params'>,
): Promise<CallAnswer<Calls['details']>> {
  const policy = await readLeavePolicy(ctx.db, params.id, todayAtHome(ctx));
  if (!policy) throw notFound('leave policy');
  return presentPolicy(policy);
}
