import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import { readNeedAddress } from '@muster/contract/domains/home/need-address.rules.ts';
import type { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { allNeeds } from './needs/all-needs.ts';
import { readWaiting, waitingNeeds } from './waiting-needs.ts';

type Read = (typeof needsCalls)['read'];

/**
 * What an address leads to, under the viewer's present rights: what waits, or what became of it. @throws Problem not-found for anybody
 * whom it never waited for, as for an address of nothing
 */
export async function readNeed(ctx: Ctx, { params: { uuid } }: CallInput<Read>): Promise<CallAnswer<Read>> {
  const address = readNeedAddress(uuid);
  if (address === null) throw notFound('action');
  const { kind, subject } = address;
  const rows = await waitingNeeds(ctx, { kinds: [kind] });
  const [need] = await readWaiting(
    ctx,
    rows.filter((row) => row.uuid === uuid.toLowerCase()),
  );
  if (need) return { need, settled: null };
  const source = allNeeds.find((one) => one.kind === kind && one.isFor(ctx.viewer));
  // Ids are 32 bits in the database.
  const settled = source && subject[0] <= largestId ? await source.settled(ctx, subject) : null;
  if (!settled) throw notFound('action');
  return { need: null, settled: { kind, ...settled } };
}

const largestId = 2_147_483_647;
