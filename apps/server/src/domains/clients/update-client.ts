import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { refusedStatusText, statusesFrom, stillEmployedText } from '@muster/contract/domains/clients/clients.rules.ts';
import type { UpdateClientInput } from '@muster/contract/domains/clients/clients.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertClientReferences, withClientErrors } from './client-problems.ts';
import { type ClientRecord, employedNames, findClientProblems } from './client-record.repository.ts';
import { type ClientColumns, recordClientStatus, updateClientColumns } from './client-write.repository.ts';
import { clientChanged, clientRenamed } from './clients.events.ts';
import { lockedClient } from './locked-client.ts';

type Update = (typeof clientsCalls)['update'];

/** Changes only the fields of the request. A new status is recorded in the history. */
export async function updateClient(ctx: Ctx, { body }: CallInput<Update>): Promise<CallAnswer<Update>> {
  const record = await lockedClient(ctx, body);
  assertClientReferences(
    await findClientProblems(ctx.db, {
      name: body.legal_business_name,
      countryId: body.country_id,
      timezoneId: body.timezone_id,
      currencyId: body.currency_id,
      exceptId: body.id,
    }),
  );
  await assertStatus(ctx, record, body);
  const after = changesOf(record, body);
  const fields = Object.keys(after);
  if (fields.length === 0) return { id: body.id, version: record.version };

  await store(ctx, body, after);
  const version = record.version + 1;
  const isMoved = body.status !== record.status;
  if (isMoved) {
    await recordClientStatus(ctx.db, {
      clientId: body.id,
      from: record.status,
      to: body.status,
      reason: body.status_reason ?? null,
      actor: ctx.viewer,
      at: ctx.clock.now().toString(),
    });
  }
  await ctx.audit({
    event: 'clients.update',
    subject: { kind: 'client', id: String(body.id) },
    clientId: body.id,
    before: Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field))),
    after,
    version,
    ...(isMoved && body.status_reason ? { details: { reason: body.status_reason } } : {}),
  });
  await ctx.announce(clientChanged, { clientId: body.id });
  if ('legal_business_name' in after) await ctx.announce(clientRenamed, { clientId: body.id });
  return { id: body.id, version };
}

/** @throws Problem invalid-input on the status if the change is not allowed or people still work for the client. */
async function assertStatus(ctx: Ctx, record: ClientRecord, { status }: UpdateClientInput): Promise<void> {
  if (status === record.status) return;
  if (!statusesFrom(record).includes(status)) throw invalidInput({ status: [refusedStatusText(record)] });
  if (status !== 'Inactive') return;
  const names = await employedNames(ctx.db, record.id);
  if (names.length > 0) throw invalidInput({ status: [stillEmployedText(names)] }, { status: ['clients.employed'] });
}

function changesOf(record: ClientRecord, body: UpdateClientInput): Partial<ClientColumns> {
  const { id: _id, version: _version, status_reason: _reason, ...wanted } = body;
  const now: Readonly<Record<string, unknown>> = { ...record };
  const changed = Object.entries(wanted).filter(([field, value]) => value !== undefined && value !== now[field]);
  return Object.fromEntries(changed);
}

async function store(ctx: Ctx, body: UpdateClientInput, columns: Partial<ClientColumns>): Promise<void> {
  await withClientErrors(() => updateClientColumns(ctx.db, body.id, columns));
}
