import { invoiceBillingDay } from './constants.ts';
import type { InvoiceStatus } from './states.ts';

export interface InvoiceFacts {
  readonly status: InvoiceStatus;
  /** Made by the scheduled job; `generated_via_cli` in the API. */
  readonly isScheduled: boolean;
  /** YYYY-MM-DD. */
  readonly startDay: string;
}

/**
 * Section 4: locked if Paid, or if created by the scheduled job and today is on or after the billing day of the month after
 * the start. `today` is the day in the home zone; in a shorter month the billing day is its last day.
 */
export function isInvoiceLocked(invoice: InvoiceFacts, today: string, billingDay = invoiceBillingDay): boolean {
  if (invoice.status === 'Paid') return true;
  if (!invoice.isScheduled) return false;
  const month = Temporal.PlainDate.from(invoice.startDay).toPlainYearMonth().add({ months: 1 });
  const lockDay = month.toPlainDate({ day: Math.min(billingDay, month.daysInMonth) });
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(today), lockDay) >= 0;
}
