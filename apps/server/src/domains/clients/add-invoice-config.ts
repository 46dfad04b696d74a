import { type CallAnswer, type CallInput, invalidInput, notFound } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { invoiceConfigLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findRow } from '../../platform/dated/dated.repository.ts';
import { addFrom } from '../../platform/records/dated-line.ts';
import { invoiceConfigs } from './client-dated.repository.ts';
import { cancelRow, concludeClientChange, previewOfClient } from './dated-changes.ts';
import { lockedClient } from './locked-client.ts';

type Calls = typeof clientRecordCalls;

/** Sets how a client is billed from a day on. */
export async function addInvoiceConfig(
  ctx: Ctx,
  { body }: CallInput<Calls['addInvoiceConfig']>,
): Promise<CallAnswer<Calls['addInvoiceConfig']>> {
  const clientId = body.client_id;
  await lockedClient(ctx, { id: clientId });
  const id = await store(ctx, body);
  await concludeClientChange(ctx, { event: 'clients.add-invoice-config', clientId, after: body });
  return { id };
}

async function store(ctx: Ctx, body: CallInput<Calls['addInvoiceConfig']>['body']): Promise<number> {
  try {
    const { client_id: clientId, effective_from: from, po_number, ...value } = body;
    return await addFrom(ctx, invoiceConfigs, {
      owner: clientId,
      from,
      value: { ...value, po_number: po_number ?? null },
    });
  } catch (error) {
    const field = references[violatedConstraint(error) ?? ''];
    throw field ? invalidInput({ [field]: [say.invalid(invoiceConfigLabels[field])] }) : error;
  }
}

const references: Readonly<Record<string, 'currency_id' | 'subscription_id' | undefined>> = {
  client_invoice_config_currency_id_fkey: 'currency_id',
  client_invoice_config_subscription_id_fkey: 'subscription_id',
};

export async function previewInvoiceConfig(
  ctx: Ctx,
  {
    body: { client_id: clientId, effective_from: from, po_number = null, ...value },
  }: CallInput<Calls['previewInvoiceConfig']>,
): Promise<CallAnswer<Calls['previewInvoiceConfig']>> {
  return previewOfClient(ctx, invoiceConfigs, { owner: clientId, from, value: { ...value, po_number } });
}

export async function cancelInvoiceConfig(ctx: Ctx, { body }: CallInput<Calls['cancelInvoiceConfig']>): Promise<void> {
  const found = await findRow(ctx.db, invoiceConfigs, body.id);
  if (!found) throw notFound('entry');
  await cancelRow(ctx, invoiceConfigs, found);
  await concludeClientChange(ctx, {
    event: 'clients.remove-invoice-config',
    clientId: found.owner,
    before: { id: body.id },
  });
}
