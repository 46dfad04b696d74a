import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readClientPage } from './client-list.repository.ts';
import { managersOf } from './client-people.repository.ts';
import { clientExists, readClient } from './client-record.repository.ts';
import { presentClient, presentClientRow } from './clients.presenter.ts';

type Calls = typeof clientsCalls;

export async function listClients(
  ctx: Ctx,
  { question }: ListInput<Calls['table']>,
): Promise<CallAnswer<Calls['table']>> {
  const { data, total } = await readClientPage(ctx.db, question, todayAtHome(ctx));
  return { data: data.map((row) => presentClientRow(row, ctx.viewer)), total };
}

export async function readClientDetails(
  ctx: Ctx,
  { params }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const record = await readClient(ctx.db, params.id, todayAtHome(ctx));
  if (!record) throw notFound('client');
  return presentClient(record, await managersOf(ctx.db, params.id), ctx.viewer);
}

/** Reads a part of a client. @throws Problem not-found (404), the same for a foreign client and a missing one. */
export async function ofClient<T>(ctx: Ctx, id: number, read: () => Promise<T>): Promise<T> {
  if (!(await clientExists(ctx.db, id))) throw notFound('client');
  return read();
}
