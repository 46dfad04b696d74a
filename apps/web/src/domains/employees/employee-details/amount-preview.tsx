import { amountRules } from '@muster/contract/domains/employees/employee-dated.constants.ts';
import type { AmountHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { useWatch } from 'react-hook-form';
import { useLookup } from '../../../platform/form/lookup.ts';
import { formatMoney } from '../../../platform/format/money.ts';
import { DatedPreview } from '../../../platform/record/dated-preview.tsx';
import { currencies } from '../../lookups/index.ts';
import { amountText } from './amount-text.ts';

/** The effect of the typed amount from its day on. */
export function AmountPreview({ rows }: { readonly rows: readonly AmountHistoryRow[] }) {
  const values = useWatch<AmountValues>();
  const currency = useLookup(currencies).nameOf(values.currency_id);
  const cents = Math.round(Number(values.amount) * 100);
  const isTyped = values.amount !== '' && Number.isFinite(cents);
  return (
    <DatedPreview
      rows={rows}
      value={amountText}
      rules={amountRules}
      change={{
        from: values.effective_from ?? '',
        to: values.effective_to ?? null,
        label: isTyped && currency ? formatMoney(cents, currency) : null,
      }}
    />
  );
}

/** The values of the form of an amount. */
export interface AmountValues {
  amount: string | number;
  currency_id: number | null;
  effective_from: string;
  effective_to: string;
}
