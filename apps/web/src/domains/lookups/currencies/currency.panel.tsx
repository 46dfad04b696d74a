import type { CurrencyRow } from '@muster/contract/domains/lookups/currencies.calls.ts';
import {
  createCurrencyBody,
  currencyLabels as labels,
  updateCurrencyBody,
} from '@muster/contract/domains/lookups/currencies.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { currenciesEndpoints } from '../../../platform/api/endpoints/currencies.generated.ts';
import { bodyTo, saveCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { useKeptRow } from '../../../platform/form/use-kept-row.ts';
import { rowRequest } from '../../../platform/table/use-record-list.ts';
import { ReadOnlyField } from '../../../ui/field/read-only-field.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { currencyListQuery, refreshOfficesAndCurrencies } from '../lookups.queries.ts';

type Values = Record<keyof typeof labels, string>;

/** The code of a stored currency cannot change: stored amounts would get another currency. */
export function CurrencyPanel({ currency: opened, ...panel }: CurrencyPanelProps) {
  const queries = useQueryClient();
  const { row: currency, renew } = useKeptRow(opened, ({ id }) => currencyListQuery(rowRequest(id)));
  return (
    <RecordPanel<Values>
      {...panel}
      mode={currency ? 'update' : 'create'}
      title="Currency details"
      description={currency?.name ?? 'The three-letter code of ISO 4217.'}
      values={{ code: currency?.code ?? '', name: currency?.name ?? '', symbol: currency?.symbol ?? '' }}
      call={saveCall(currency, {
        create: { schema: createCurrencyBody, send: bodyTo(currenciesEndpoints.create) },
        update: { schema: updateCurrencyBody, send: bodyTo(currenciesEndpoints.update) },
      })}
      thing="currency"
      onSaved={() => refreshOfficesAndCurrencies(queries)}
      onConflict={renew}
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

interface CurrencyPanelProps {
  /** Null: a new one. */
  readonly currency: CurrencyRow | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}
