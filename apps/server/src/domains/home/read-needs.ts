import type { CallAnswer, CallInput } from '@muster/contract';
import type { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { allNeeds } from './needs/all-needs.ts';
import { readWaiting, type WaitingNeed, waitingNeeds } from './waiting-needs.ts';

type List = (typeof needsCalls)['list'];

/** Counts and rows come from one reading of what waits, so that they agree. */
export async function readNeeds(ctx: Ctx, { query }: CallInput<List>): Promise<CallAnswer<List>> {
  const rows = await waitingNeeds(ctx, { clientId: query.client_id });
  const now = rows.filter(({ snoozedUntil }) => snoozedUntil === null);
  const overdue = now.filter(({ isOverdue }) => isOverdue);
  const snoozed = rows.filter(({ snoozedUntil }) => snoozedUntil !== null);
  const chosen = { now, overdue, snoozed }[query.show];
  const wanted = chosen.filter(({ source }) => query.kind === undefined || source.kind === query.kind);
  return {
    counts: countsOf(now),
    overdue: overdue.length,
    snoozed: snoozed.length,
    total: wanted.length,
    data: await readWaiting(ctx, wanted.slice(0, query.most)),
  };
}

function countsOf(rows: readonly WaitingNeed[]) {
  const counts = allNeeds.map(({ kind }) => ({
    kind,
    count: rows.filter(({ source }) => source.kind === kind).length,
  }));
  return counts.filter(({ count }) => count > 0);
}
