import { type CallAnswer, dayIn, homeZone } from '@muster/contract';
import type { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { type Reach, reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { zoneOfUser } from '../../platform/session/zone-of-user.repository.ts';
import {
  type BoardPerson,
  type BoardScope,
  everybodyToday,
  type PersonToday,
  readBoard,
} from './schedule-today.repository.ts';

type Today = (typeof scheduleCalls)['today'];

/** Everybody whose shift overlaps today, with the current state, within the viewer's reach. */
export async function readScheduleToday(ctx: Ctx, { question }: ListInput<Today>): Promise<CallAnswer<Today>> {
  const { zone, ...scope } = await scopeOfToday(ctx, reachOf(ctx.viewer, shiftAreas.today));
  const { day, now } = scope;
  const { data, total, counts } = await readBoard(ctx.db, scope, question);
  return { day, timezone: zone, now, counts: { ...nobody, ...counts }, data: data.map(presentPerson), total };
}

/** Everybody of them, with the few fields of an overview. */
export async function readPeopleToday(ctx: Ctx, reach: Reach): Promise<PersonToday[]> {
  return everybodyToday(ctx.db, await scopeOfToday(ctx, reach));
}

/** A client's day is that of its own clock: in Manila it is still yesterday when Sydney wakes up. */
async function scopeOfToday(ctx: Ctx, reach: Reach): Promise<BoardScope & { readonly zone: string }> {
  const now = ctx.clock.now();
  const isClient = scopeOf(ctx.viewer).kind === 'client';
  const zone = (isClient ? await zoneOfUser(ctx.db, ctx.viewer.userId) : null) ?? homeZone;
  const day = dayIn(zone, now);
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  return {
    zone,
    reach,
    now: now.toString(),
    day,
    begins: midnight.toInstant().toString(),
    ends: midnight.add({ days: 1 }).toInstant().toString(),
  };
}

function presentPerson({ id, name, position, ...row }: BoardPerson) {
  return { ...row, employee: { id, name, position } };
}

const nobody = {
  upcoming: 0,
  in: 0,
  on_break: 0,
  missing: 0,
  done: 0,
  conflict: 0,
  absent: 0,
  on_leave: 0,
  holiday: 0,
  restday: 0,
  late: 0,
};
