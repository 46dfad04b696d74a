import type { CallAnswer } from '@muster/contract';
import type { AccountToday, ownAccountsCalls } from '@muster/contract/domains/home/own-accounts.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readPeopleToday } from '../shifts/index.ts';
import { ownAccountSums } from './own-accounts.repository.ts';

type People = Awaited<ReturnType<typeof readPeopleToday>>;

/** The clients of an account manager: their sums, and today's people of each. */
export async function readOwnAccounts(ctx: Ctx): Promise<CallAnswer<(typeof ownAccountsCalls)['read']>> {
  const { userId } = ctx.viewer;
  const sums = await ownAccountSums(ctx.db, userId);
  const people = await readPeopleToday(ctx, [{ of: 'managed', id: userId }]);
  const byClient = Map.groupBy(people, ({ client_id }) => client_id);
  return { ...sums, today: [...byClient].map(([id, some]) => todayOf(id, some)) };
}

/** In the states of today's strip. */
const todayOf = (client_id: number, people: People): AccountToday => ({
  client_id,
  total: people.length,
  working: people.filter(({ state }) => state === 'in' || state === 'on_break').length,
  late: people.filter(({ late_minutes }) => late_minutes !== null).length,
  missing: people.filter(({ state }) => state === 'missing').length,
});
