import type { CurrencyRow } from '@muster/contract/domains/lookups/currencies.calls.ts';
import {
  createCurrencyBody,
  currencyLabels as labels,
  updateCurrencyBody,
} from '@muster/contract/domains/lookups/currencies.schemas.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { currenciesEndpoints } from '../../../platform/api/endpoints/currencies.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { ReadOnlyField } from '../../../ui/field/read-only-field.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { refreshOfficesAndCurrencies } from '../lookups.queries.ts';

type Values = Record<keyof typeof labels, string>;

/** The code of a stored currency cannot change: stored amounts would get another currency. */
export function CurrencyPanel({ currency, ...panel }: CurrencyPanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      mode={currency ? 'update' : 'create'}
      title="Currency Details"
      description={currency?.name ?? 'The three-letter code of ISO 4217.'}
      values={{ code: currency?.code ?? '', name: currency?.name ?? '', symbol: currency?.symbol ?? '' }}
      call={currency ? updateCall(currency) : createCall}
      thing="currency"
      success={successMessage('Currency', currency ? 'updated' : 'added')}
      onSaved={() => refreshOfficesAndCurrencies(queries)}
    >
      <FormSection id="currency" title="Currency">
        {currency ? (
          <ReadOnlyField label={labels.code} value={currency.code} helper="The code cannot be changed." />
        ) : (
          <TextField<Values> name="code" label={labels.code} required maxLength={3} autoFocus />
        )}
        <TextField<Values> name="symbol" label={labels.symbol} required maxLength={10} />
        <TextField<Values> name="name" label={labels.name} required wide maxLength={100} />
      </FormSection>
    </RecordPanel>
  );
}

const createCall = formCall({
  schema: createCurrencyBody,
  bodyOf: (values: Values) => values,
  send: (body, idempotencyKey) => callApi(currenciesEndpoints.create, { body, idempotencyKey }),
});

const updateCall = ({ id, version }: CurrencyRow) =>
  formCall({
    schema: updateCurrencyBody,
    bodyOf: (values: Values) => ({ id, version, ...values }),
    send: (body) => callApi(currenciesEndpoints.update, { body }),
  });

interface CurrencyPanelProps {
  /** Null: a new one. */
  readonly currency: CurrencyRow | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}
