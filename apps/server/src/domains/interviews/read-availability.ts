import { type CallAnswer, type CallInput, dayIn, homeZone, notFound } from '@muster/contract';
import type { availabilityCalls } from '@muster/contract/domains/interviews/availability.calls.ts';
import { keepsAvailability } from '@muster/contract/domains/interviews/availability.policy.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { presentAvailability, presentAvailabilityRow, presentClientAvailability } from './availability.presenter.ts';
import { readAvailabilities, readAvailabilityPage, zoneToBeginWith } from './availability.repository.ts';

type Calls = typeof availabilityCalls;

/** Everybody's for staff who recruit, those of its own people for role `client`. */
export async function listAvailabilities(
  ctx: Ctx,
  { question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const page = await readAvailabilityPage(ctx.db, question);
  const now = ctx.clock.now().epochMilliseconds;
  const wanted = { ids: page.data.map(({ id }) => id), firstDay: firstShownDay(ctx) };
  const byId = new Map((await readAvailabilities(ctx.db, wanted)).map((stored) => [stored.id, stored]));
  return { ...page, data: page.data.map((row) => presentAvailabilityRow(row, byId.get(row.id), now)) };
}

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function readClientAvailability(
  ctx: Ctx,
  { params: { uuid } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const [stored] = await readAvailabilities(ctx.db, { uuid, firstDay: firstShownDay(ctx) });
  if (!stored) throw notFound('availability');
  return presentClientAvailability(stored, ctx.clock.now().epochMilliseconds);
}

/** @throws Problem not-found for viewers who belong to no client */
export async function readOwnAvailability(ctx: Ctx): Promise<CallAnswer<Calls['own']>> {
  const { userId } = ctx.viewer;
  const timezone = await zoneToBeginWith(ctx.db, userId, homeZone);
  if (!keepsAvailability(ctx.viewer) || !timezone) throw notFound('availability');
  const [stored] = await readAvailabilities(ctx.db, { userIds: [userId], firstDay: firstShownDay(ctx) });
  const availability = stored ? presentAvailability(stored, ctx.clock.now().epochMilliseconds) : null;
  return { availability, timezone: availability?.timezone ?? timezone };
}

/** The current week is shown as a whole, in every zone. */
const firstShownDay = ({ clock }: Ctx) => addDays(dayIn(homeZone, clock.now()), -8);
