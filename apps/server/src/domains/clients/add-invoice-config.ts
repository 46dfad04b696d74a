import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { invoiceConfigLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { insertInvoiceConfig } from './client-dated.repository.ts';
import { addFrom, concludeClientChange, takeBackRow } from './dated-changes.ts';

type Calls = typeof clientRecordCalls;

/** How a client is billed from a day on. */
export async function addInvoiceConfig(
  ctx: Ctx,
  { body }: CallInput<Calls['addInvoiceConfig']>,
): Promise<CallAnswer<Calls['addInvoiceConfig']>> {
  const { client_id: clientId, effective_from: from } = body;
  const id = await addFrom(ctx, { of: 'invoice', clientId }, from, () => store(ctx, body));
  await concludeClientChange(ctx, { event: 'clients.add-invoice-config', clientId, after: body });
  return { id };
}

async function store(ctx: Ctx, body: CallInput<Calls['addInvoiceConfig']>['body']): Promise<number> {
  try {
    return await insertInvoiceConfig(ctx.db, {
      clientId: body.client_id,
      from: body.effective_from,
      billingDay: body.billing_day,
      termsDays: body.terms_days,
      currencyId: body.currency_id,
      subscriptionId: body.subscription_id,
      recipients: body.recipients,
      poNumber: body.po_number ?? null,
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

export async function removeInvoiceConfig(ctx: Ctx, { body }: CallInput<Calls['removeInvoiceConfig']>): Promise<void> {
  const { clientId } = await takeBackRow(ctx, 'invoice', body.id);
  await concludeClientChange(ctx, { event: 'clients.remove-invoice-config', clientId, before: { id: body.id } });
}
