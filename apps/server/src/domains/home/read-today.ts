import type { CallAnswer, CallInput } from '@muster/contract';
import type { todayCalls } from '@muster/contract/domains/home/today.calls.ts';
import { groupToday } from '@muster/contract/domains/home/today.rules.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readPeopleToday } from '../shifts/index.ts';

type Today = (typeof todayCalls)['read'];

/** Today's strip: a lead's teams, an account manager's clients, a client's own people, everybody for HR. */
export async function readToday(ctx: Ctx, { query }: CallInput<Today>): Promise<CallAnswer<Today>> {
  const reach = reachOf(ctx.viewer, shiftAreas.ownToday);
  const everybody = await readPeopleToday(ctx, reach);
  const { client_id } = query;
  const people = client_id === undefined ? everybody : everybody.filter((one) => one.client_id === client_id);
  const isNarrower = reach !== 'all' && reach.some(({ of }) => of === 'managed');
  const clients = isNarrower ? [...new Set(people.map(({ client_id }) => client_id))] : [];
  return {
    now: ctx.clock.now().toString(),
    total: people.length,
    on_break: people.filter(({ state }) => state === 'on_break').length,
    finished: people.filter(({ state }) => state === 'done').length,
    on_holiday: people.filter(({ state }) => state === 'holiday').length,
    groups: groupToday(people),
    client_id: client_id ?? (clients.length === 1 ? (clients[0] ?? null) : null),
    is_partial: clients.length > 1,
  };
}
