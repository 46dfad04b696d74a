import { amountRules } from '@muster/contract/domains/employees/employee-dated.constants.ts';
import type { AmountHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { formatMoney } from '../../../platform/format/money.ts';
import { DatedPreview } from '../../../platform/record/dated-preview.tsx';
import { currencies } from '../../lookups/index.ts';
import { amountText } from './amount-text.ts';

/** The effect of the typed amount from its day on. */
export function AmountPreview({ rows }: { readonly rows: readonly AmountHistoryRow[] }) {
  const { nameOf } = useLookup(currencies);
  const labelOf = ({ amount, currency_id }: AmountValues) => {
    const currency = nameOf(currency_id);
    const cents = Math.round(Number(amount) * 100);
    return currency && amount !== '' && Number.isFinite(cents) ? formatMoney(cents, currency) : null;
  };
  return (
    <DatedPreview
      rows={rows}
      value={amountText}
      rules={amountRules}
      change={(values: AmountValues) => ({
        from: values.effective_from,
        to: values.effective_to,
        label: labelOf(values),
      })}
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
