import { type CallAnswer, type CallInput, invalidInput, notFound, Problem, uploadLimits } from '@muster/contract';
import type { employeeCardCalls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { keepPicture } from '../documents/index.ts';
import { findCard, renewCardNumber } from './employee-card.repository.ts';
import { removePhoto, type StoredPhoto, storePhoto } from './employee-photo.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { assertReachable } from './reachable-employee.ts';

type Calls = typeof employeeCardCalls;

/** Replaces a lost card: its code is void from now on. */
export async function renewCard(ctx: Ctx, { body }: CallInput<Calls['renew']>): Promise<CallAnswer<Calls['renew']>> {
  const { client_id } = await assertReachable(ctx, body.id);
  const facts = await findCard(ctx.db, body.id);
  if (!facts) throw notFound('employee');
  if (facts.period_id === null) {
    throw new Problem('conflict', 'The employment has ended, and the card with it. A rehire brings a new one.');
  }
  const number = await renewCardNumber(ctx.db, body.id, ctx.clock.now());
  await logCardChange(ctx, body.id, client_id, 'employees.renew-id-card', { card_number: number });
  return { number };
}

/** Checked before the transaction: the right, and that both files are pictures. */
export async function preparePhoto(ctx: Ctx, { body }: CallInput<Calls['setPhoto']>): Promise<StoredPhoto> {
  await assertReachable(ctx, body.employee_id);
  const { photo, thumbnail } = body;
  if (thumbnail && thumbnail.size > uploadLimits.thumbnailBytes) {
    throw invalidInput({ thumbnail: [`The thumbnail must not exceed ${uploadLimits.thumbnailBytes / 1024} kB.`] });
  }
  const kept = await keepPicture(ctx, photo, { field: 'photo', label: 'Photo' });
  if (thumbnail) return { ...kept, small: await keepPicture(ctx, thumbnail, thumbnailField) };
  return { ...kept, small: kept.size <= uploadLimits.thumbnailBytes ? kept : null };
}

const thumbnailField = { field: 'thumbnail', label: 'Thumbnail' };

export async function setPhoto(ctx: Ctx, { body }: CallInput<Calls['setPhoto']>, photo: StoredPhoto): Promise<void> {
  const { client_id } = await assertReachable(ctx, body.employee_id);
  await storePhoto(ctx.db, body.employee_id, photo, ctx.clock.now());
  await logCardChange(ctx, body.employee_id, client_id, 'employees.set-photo', {});
}

export async function withdrawPhoto(ctx: Ctx, { params }: CallInput<Calls['removePhoto']>): Promise<void> {
  const { client_id } = await assertReachable(ctx, params.id);
  if (!(await removePhoto(ctx.db, params.id, ctx.clock.now()))) throw notFound('photo');
  await logCardChange(ctx, params.id, client_id, 'employees.remove-photo', {});
}

async function logCardChange(ctx: Ctx, id: number, clientId: number, event: string, after: Record<string, unknown>) {
  await ctx.audit({ event, subject: { kind: 'employee', id: String(id) }, clientId, after });
  await ctx.announce(employeeUpdated, { employeeId: id, clientId });
}
