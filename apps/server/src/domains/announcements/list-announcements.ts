import type { CallAnswer, CallInput } from '@muster/contract';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { presentAnnouncement, presentAnnouncementRow } from './announcements.presenter.ts';
import { chosenClientsOf, readAnnouncementPage, readersOf, readingsByClient } from './announcements.repository.ts';
import { isStaff, reachableAnnouncement } from './reachable-announcement.ts';

type Calls = typeof announcementsCalls;

export async function listAnnouncements(
  ctx: Ctx,
  { query }: CallInput<Calls['table']>,
): Promise<CallAnswer<Calls['table']>> {
  if (!isStaff(ctx)) return { data: [], total: 0 };
  const { data, total } = await readAnnouncementPage(ctx.db, query.dt_params, ctx.clock.now().toString());
  return { data: data.map((row) => presentAnnouncementRow(row, ctx.viewer)), total };
}

export async function readAnnouncementDetails(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const row = await reachableAnnouncement(ctx, id);
  const parts = { clients: await chosenClientsOf(ctx.db, id), readings: await readingsByClient(ctx.db, id) };
  return presentAnnouncement(row, parts, ctx.viewer);
}

export async function listReaders(
  ctx: Ctx,
  { params: { id }, query }: CallInput<Calls['readers']>,
): Promise<CallAnswer<Calls['readers']>> {
  const { recipients } = await reachableAnnouncement(ctx, id);
  const rows = await readersOf(ctx.db, id, { first: (query.page - 1) * query.rows, rows: query.rows });
  return {
    data: rows.map(({ user_id, name, client_id, client_name, delivered_at, read_at }) => ({
      user_id,
      name,
      client: { id: client_id, name: client_name },
      delivered_at,
      read_at,
    })),
    total: recipients,
  };
}
