import type { AmountHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { centsFrom } from '@muster/contract/money.ts';
import { formatMoney } from '../../../platform/format/money.ts';

/** An amount as the card and the preview of a change show it. */
export const amountText = ({ amount, currency }: Pick<AmountHistoryRow, 'amount' | 'currency'>) =>
  formatMoney(centsFrom(amount), currency);
