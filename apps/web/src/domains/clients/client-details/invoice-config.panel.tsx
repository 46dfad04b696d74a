import type { ClientDetails, InvoiceConfigRow } from '@muster/contract/domains/clients/client-answers.ts';
import { clientDatedRules } from '@muster/contract/domains/clients/client-dated.constants.ts';
import {
  defaultBillingDay,
  defaultTermsDays,
  invoiceConfigLabels as labels,
} from '@muster/contract/domains/clients/clients.constants.ts';
import { addInvoiceConfigBody } from '@muster/contract/domains/clients/clients.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { useChangeDays } from '../../../platform/form/use-change-days.ts';
import { DatedPreview } from '../../../platform/record/dated-preview.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { currencies, invoiceSubscriptions } from '../../lookups/index.ts';
import { refreshClients } from '../refresh-clients.ts';
import { configSummary } from './config-summary.ts';

interface Values {
  effective_from: string;
  billing_day: number | string | null;
  terms_days: number | string | null;
  currency_id: number | null;
  subscription_id: number | null;
  recipients: string;
  po_number: string;
}

/** A new configuration from a day on, filled with the values of the current one. */
export function InvoiceConfigPanel({ client, before, rows, opened, onClose }: InvoiceConfigPanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      opened={opened}
      onClose={onClose}
      mode="create"
      title="Invoice configuration"
      description="The current configuration ends the day before. Past invoices don't change."
      values={{
        effective_from: '',
        billing_day: before?.billing_day ?? defaultBillingDay,
        terms_days: before?.terms_days ?? defaultTermsDays,
        currency_id: before?.currency.id ?? client.currency.id,
        subscription_id: before?.subscription.id ?? null,
        recipients: before?.recipients.join('\n') ?? client.contact_email ?? '',
        po_number: before?.po_number ?? '',
      }}
      call={formCall({
        schema: addInvoiceConfigBody,
        bodyOf: ({ recipients, ...values }) => ({
          client_id: client.id,
          ...values,
          recipients: recipients.split(/[\s,;]+/).filter((address) => address !== ''),
        }),
        send: bodyTo(clientRecordEndpoints.addInvoiceConfig),
      })}
      thing="invoice configuration"
      onSaved={() => refreshClients(queries)}
    >
      <ConfigFields rows={rows} />
    </RecordPanel>
  );
}

interface InvoiceConfigPanelProps {
  readonly client: ClientDetails;
  readonly before: InvoiceConfigRow | null;
  /** Newest first. */
  readonly rows: readonly InvoiceConfigRow[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

function ConfigFields({ rows }: Pick<InvoiceConfigPanelProps, 'rows'>) {
  const money = useLookup(currencies);
  const subscriptions = useLookup(invoiceSubscriptions);
  const summaryOf = ({ currency_id, subscription_id, ...terms }: Values) => {
    const code = money.nameOf(currency_id);
    const name = subscriptions.nameOf(subscription_id);
    return code && name ? configSummary({ ...terms, currency: { code }, subscription: { name } }) : null;
  };
  return (
    <FormSection id="configuration" title="Configuration">
      <DateField<Values> name="effective_from" label={labels.effective_from} required presets={useChangeDays()} />
      <NumberField<Values>
        name="billing_day"
        label={labels.billing_day}
        required
        maxLength={2}
        helper="Day of the month; a shorter month bills on its last day."
      />
      <NumberField<Values>
        name="terms_days"
        label={labels.terms_days}
        required
        maxLength={3}
        helper="Days until payment is due."
      />
      <SelectField<Values> name="currency_id" label={labels.currency_id} required numeric {...money.choices} />
      <SelectField<Values>
        name="subscription_id"
        label={labels.subscription_id}
        required
        numeric
        {...subscriptions.choices}
      />
      <TextField<Values> name="po_number" label={labels.po_number} maxLength={50} />
      <TextAreaField<Values>
        name="recipients"
        label={labels.recipients}
        required
        wide
        rows={3}
        helper="Email addresses, one per line."
      />
      <DatedPreview
        rows={rows}
        value={configSummary}
        rules={clientDatedRules}
        change={(values: Values) => ({ from: values.effective_from, label: summaryOf(values) })}
      />
    </FormSection>
  );
}
