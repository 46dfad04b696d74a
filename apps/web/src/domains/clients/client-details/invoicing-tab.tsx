import type { ClientDetails, InvoiceConfigRow } from '@muster/contract/domains/clients/client-answers.ts';
import { invoiceConfigLabels as labels } from '@muster/contract/domains/clients/clients.constants.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { newKey } from '../../../platform/api/submission-key.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { DatedCard } from '../../../platform/record/dated-card.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { invoiceConfigsQuery } from '../clients.queries.ts';
import { refreshClients } from '../refresh-clients.ts';
import { configSummary } from './config-summary.ts';

const InvoiceConfigPanel = lazyPanel(() =>
  import('./invoice-config.panel.tsx').then((part) => part.InvoiceConfigPanel),
);

/** Current, past and future billing of the client. */
export function InvoicingTab({ client }: { readonly client: ClientDetails }) {
  const configs = useQuery(invoiceConfigsQuery(client.id));
  const { open, panel } = useLazyPanel((before: InvoiceConfigRow | null, state) => (
    <InvoiceConfigPanel client={client} before={before} rows={configs.data ?? []} {...state} />
  ));
  const queries = useQueryClient();
  const cancel = async ({ id }: InvoiceConfigRow) => {
    await callApi(clientRecordEndpoints.cancelInvoiceConfig, { body: { id } });
    await refreshClients(queries);
  };
  const restore = async ({ from, currency, subscription, po_number, ...row }: InvoiceConfigRow) => {
    const { billing_day, terms_days, recipients } = row;
    const refs = { client_id: client.id, currency_id: currency.id, subscription_id: subscription.id };
    const body = { ...refs, effective_from: from, billing_day, terms_days, recipients, po_number: po_number ?? '' };
    await callApi(clientRecordEndpoints.addInvoiceConfig, { body, idempotencyKey: newKey() });
    await refreshClients(queries);
  };
  const mayChange = client.abilities.update;
  return (
    <Loaded of={configs} thing="invoice configuration">
      {(rows) => {
        const current = rows.find(({ state }) => state === 'current') ?? null;
        return (
          <RecordStack>
            {current ? null : (
              <Notice tone="amber">
                No current invoice configuration: employees cannot be assigned to this client.
              </Notice>
            )}
            <DatedCard
              title="Invoice configuration"
              thing="invoice configuration"
              heading="Configuration"
              rows={rows}
              value={configSummary}
              details={(row) => <DescriptionList facts={configFacts(row)} columns={3} />}
              cancel={mayChange ? cancel : undefined}
              restore={restore}
              actions={
                mayChange ? (
                  <Button small icon={<IconPlus aria-hidden="true" />} onClick={() => open(current ?? rows[0] ?? null)}>
                    New configuration
                  </Button>
                ) : null
              }
            />
            {panel}
          </RecordStack>
        );
      }}
    </Loaded>
  );
}

function configFacts(config: InvoiceConfigRow) {
  return [
    { label: labels.billing_day, value: `Day ${config.billing_day} of the month` },
    { label: labels.terms_days, value: `${config.terms_days} days` },
    { label: labels.currency_id, value: config.currency.code },
    { label: labels.subscription_id, value: config.subscription.name },
    { label: labels.po_number, value: config.po_number },
    { label: labels.recipients, value: config.recipients.join(', '), wide: true },
  ];
}
