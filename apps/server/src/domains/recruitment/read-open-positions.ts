import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import { noteSideOf } from '@muster/contract/domains/recruitment/notes.policy.ts';
import type { openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { openPositionAccess, worksOnPositions } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { positionByUuid } from './applications.repository.ts';
import { hiredFor } from './hires.repository.ts';
import { presentOpenPosition, presentOpenPositionRow } from './open-positions.presenter.ts';
import {
  budgetOf,
  managersOfClient,
  positionOwners,
  readOpenPosition,
  readOpenPositionPage,
  statusesOf,
} from './open-positions.repository.ts';

type Calls = typeof openPositionsCalls;

/** Every position for staff, those of the own company for a client. */
export async function listOpenPositions(
  ctx: Ctx,
  { question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const page = await readOpenPositionPage(ctx.db, question, worksOnPositions(ctx.viewer));
  return { ...page, data: page.data.map((row) => presentOpenPositionRow(row, ctx.viewer)) };
}

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function readOpenPositionDetails(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const record = await readOpenPosition(ctx.db, id);
  if (!record) throw notFound('open position');
  const parts = worksOnPositions(ctx.viewer)
    ? {
        budget: await budgetOf(ctx.db, id),
        account_managers: await managersOfClient(ctx.db, record.client_id),
        hired: await hiredFor(ctx.db, id),
        history: await statusesOf(ctx.db, id),
      }
    : null;
  return presentOpenPosition(record, parts, ctx.clock.now().toString());
}

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function readOpenPositionHead(
  ctx: Ctx,
  { params: { uuid } }: CallInput<Calls['head']>,
): Promise<CallAnswer<Calls['head']>> {
  const position = noteSideOf(ctx.viewer) === null ? undefined : await positionByUuid(ctx.db, uuid);
  if (!position) throw notFound('open position');
  return position;
}

export function listPositionOwners({ db }: Ctx): Promise<CallAnswer<Calls['owners']>> {
  return positionOwners(db, openPositionAccess.change.roles);
}
