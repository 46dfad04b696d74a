import { type CallAnswer, scopeOf } from '@muster/contract';
import { comingUpArea, type comingUpCalls, comingUpDays } from '@muster/contract/domains/home/coming-up.calls.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { comingUp } from './coming-up.repository.ts';

/** Planned endings are not shown to clients before they happen. */
export async function readComingUp(ctx: Ctx): Promise<CallAnswer<(typeof comingUpCalls)['list']>> {
  if (scopeOf(ctx.viewer).kind !== 'staff') return [];
  const first = Temporal.PlainDate.from(todayAtHome(ctx)).add({ days: 1 });
  const last = first.add({ days: comingUpDays - 1 });
  return comingUp(ctx.db, { first: first.toString(), last: last.toString() }, reachOf(ctx.viewer, comingUpArea));
}
