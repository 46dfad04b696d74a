import { formatCents } from '@muster/contract/money.ts';
import { noBreak } from './no-break.ts';

/** Integer cents as '0,0.00' with the currency before it, 'PHP 25,000.00' (section 9). Missing is an en dash. */
export function formatMoney(cents: number | null | undefined, currency = ''): string {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return '–';
  const rounded = Math.round(Math.abs(cents));
  const amount = formatCents(rounded);
  return noBreak(`${cents < 0 && rounded > 0 ? '-' : ''}${currency === '' ? '' : `${currency} `}${amount}`);
}
