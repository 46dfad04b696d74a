import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { employeeCardCalls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { mayUpdateEmployee } from '@muster/contract/domains/employees/employees.policy.ts';
import type { AnonymousContext, Ctx } from '../../platform/context/context.ts';
import { qrCodeSvg } from '../../platform/crypto/qr-code.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { cardToken, readCardToken } from './card-token.ts';
import { type CardFacts, findCard } from './employee-card.repository.ts';
import { assertReadable } from './reachable-employee.ts';

type Calls = typeof employeeCardCalls;

/** Both sides of an ID card, with the code that verifies it. */
export async function readCard(
  ctx: Ctx,
  { params }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  await assertReadable(ctx, params.id);
  const facts = await findCard(ctx.db, params.id);
  if (!facts) throw notFound('employee');
  return {
    id: facts.id,
    name: facts.name,
    position: facts.position,
    third_party_employee_id: facts.third_party_employee_id,
    employee_status_type_group: { name: facts.status_group },
    start_date: facts.start_date,
    organization: facts.organization,
    office: { address: facts.office_address },
    has_photo: facts.photo_key !== null,
    card: await validCard(ctx, facts),
    abilities: { renew: mayUpdateEmployee(ctx.viewer), change_photo: mayUpdateEmployee(ctx.viewer) },
  };
}

async function validCard(ctx: Ctx, { id, period_id, card_number }: CardFacts) {
  if (period_id === null) return null;
  const token = cardToken(ctx.cipher, { employeeId: id, periodId: period_id, number: card_number });
  const verify_url = `${ctx.appUrl}/verify-employee/${token}`;
  return { number: card_number, qr: await qrCodeSvg(verify_url), verify_url };
}

export async function readPhoto(ctx: Ctx, { params }: CallInput<Calls['photo']>): Promise<FileAnswer> {
  await assertReadable(ctx, params.id);
  const facts = await findCard(ctx.db, params.id);
  if (!facts?.photo_key || !facts.photo_type) throw notFound('photo');
  const ending = facts.photo_type === 'image/png' ? 'png' : 'jpg';
  return { name: `photo.${ending}`, type: facts.photo_type, content: await ctx.files.read(facts.photo_key) };
}

/** Public. Void, forged and unknown codes answer the same. */
export async function verifyCard(
  ctx: AnonymousContext,
  { params }: CallInput<Calls['verify']>,
): Promise<CallAnswer<Calls['verify']>> {
  const card = readCardToken(ctx.cipher, params.token);
  const facts = card ? await findCard(ctx.db, card.employeeId) : undefined;
  if (!card || !facts || facts.period_id !== card.periodId || facts.card_number !== card.number)
    throw notFound('ID card');
  return {
    name: facts.name,
    position: facts.position,
    status: facts.status_group,
    organization: facts.organization,
    photo: await photoOf(ctx, facts),
  };
}

/** Inside the answer: a separate request for the picture would need the token again. */
async function photoOf(ctx: AnonymousContext, { photo_key, photo_type }: CardFacts): Promise<string | null> {
  if (photo_key === null || photo_type === null) return null;
  const parts = await Array.fromAsync(await ctx.files.read(photo_key));
  return `data:${photo_type};base64,${Buffer.concat(parts).toString('base64')}`;
}
