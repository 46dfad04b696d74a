import { type CallAnswer, type CallInput, dayIn, homeZone } from '@muster/contract';
import type { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { boardStates } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readBoard } from './schedule-today.repository.ts';

type Today = (typeof scheduleCalls)['today'];

/** Everybody whose shift touches today at home, as it stands now, within the viewer's reach. */
export async function readScheduleToday(ctx: Ctx, { query }: CallInput<Today>): Promise<CallAnswer<Today>> {
  const now = ctx.clock.now();
  const day = dayIn(homeZone, now);
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime(homeZone);
  const board = await readBoard(ctx.db, {
    now: now.toString(),
    day,
    begins: midnight.toInstant().toString(),
    ends: midnight.add({ days: 1 }).toInstant().toString(),
    state: query.state ?? null,
    clientId: query.client_id ?? null,
    teamId: query.team_id ?? null,
    reach: reachOf(ctx.viewer, shiftAreas.today),
    search: query.search,
    first: (query.page - 1) * query.rows,
    rows: query.rows,
  });
  const count = (name: string) => board.counts[name] ?? 0;
  const everybody = boardStates.reduce((sum, state) => sum + count(state), 0);
  return {
    day,
    now: now.toString(),
    counts: {
      upcoming: count('upcoming'),
      in: count('in'),
      on_break: count('on_break'),
      missing: count('missing'),
      done: count('done'),
      conflict: count('conflict'),
      absent: count('absent'),
      on_leave: count('on_leave'),
      holiday: count('holiday'),
      restday: count('restday'),
      late: count('late'),
    },
    data: board.rows,
    total: query.state ? count(query.state) : everybody,
  };
}
