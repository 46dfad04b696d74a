import type { CallAnswer } from '@muster/contract';
import { optionalSteps, type setupCalls, setupSteps } from '@muster/contract/domains/home/setup.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { begunClient, begunUser, setupCounts } from './setup.repository.ts';

export async function readSetup(ctx: Ctx): Promise<CallAnswer<(typeof setupCalls)['read']>> {
  const today = todayAtHome(ctx);
  const stored = await setupCounts(ctx.db, { userId: ctx.viewer.userId, today });
  const begun = await begunOf(ctx, today);
  const counts = { ...stored, email: ctx.sendsMail ? 1 : 0 };
  return setupSteps.map((step) => ({
    step,
    count: counts[step],
    is_done: counts[step] > 0,
    is_optional: optionalSteps.some((optional) => optional === step),
    begun: (step === 'clients' || step === 'users') && counts[step] === 0 ? begun[step] : null,
  }));
}

async function begunOf({ db }: Ctx, today: string) {
  const client = await begunClient(db, today);
  const user = await begunUser(db);
  return {
    clients: client
      ? {
          count: client.count,
          id: client.id,
          needs: client.hasConfig ? ('active-status' as const) : ('invoice-config' as const),
        }
      : null,
    users: user ? { ...user, needs: 'acceptance' as const } : null,
  };
}
