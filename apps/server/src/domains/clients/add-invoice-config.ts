import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { invoiceConfigLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findRow } from '../../platform/dated/dated.repository.ts';
import { addFrom } from '../../platform/records/dated-line.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
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
  const { client_id: _owner, effective_from: from, po_number = null, ...value } = body;
  const row = { owner: clientId, from, value: { ...value, po_number } };
  const id = await withFieldErrors(() => addFrom(ctx, invoiceConfigs, row), invoiceConfigLabels, {
    client_invoice_config_currency_id_fkey: ['currency_id', 'unknown'],
    client_invoice_config_subscription_id_fkey: ['subscription_id', 'unknown'],
  });
  await concludeClientChange(ctx, { event: 'clients.add-invoice-config', clientId, after: body });
  return { id };
}

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
