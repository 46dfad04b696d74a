import { swapsAskedOf, swapsOfColleagues } from '../../schedules/index.ts';
import { doneAt, forEachUser, idsOf, type NeedSource, ownRow } from './need-source.ts';

/** Swaps that a colleague asks the viewer for. */
export const ownSwap: NeedSource = {
  kind: 'own-swap',
  approval: null,
  isFor: ({ employeeId }) => employeeId !== null,
  rowsOf: async (ctx) => {
    const swaps = await swapsOfColleagues(ctx, 'to-answer');
    return swaps.map(({ id, created_at, give, take }) => {
      const [due] = [give.starts_at, ...(take ? [take.starts_at] : [])].toSorted();
      return ownRow(id, { since: created_at, due: due ?? null });
    });
  },
  expected: async ({ db }, userIds) => forEachUser(await swapsAskedOf(db, userIds)),
  read: async (ctx, rows) => {
    const wanted = idsOf(rows);
    const swaps = await swapsOfColleagues(ctx, 'to-answer');
    return swaps
      .filter(({ id }) => wanted.includes(id))
      .map(({ id, requester, give, take, reason }) => ({
        id,
        need: { kind: 'own-swap' as const, swap: { id, requester, give, take, reason } },
      }));
  },
  settled: async (ctx, [id]) => {
    const swap = (await swapsOfColleagues(ctx, 'answered')).find((one) => one.id === id);
    return swap ? { ...doneAt(null), outcome: swap.state === 'withdrawn' ? 'withdrawn' : 'done' } : null;
  },
};
