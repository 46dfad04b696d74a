import { expect, it } from 'vitest';
import states from '../spec/states.json' with { type: 'json' };
import { isInvoiceLocked } from './invoice-lock.ts';
import { invoiceStatuses } from './states.ts';

it.each(states.invoiceLock.derivedExamples.map((example) => [example.today, example] as const))(
  'state.invoice.2 state.invoice.3 judges the example of %s',
  (today, example) => {
    const status = invoiceStatuses.find((known) => known === example.invoice_status);
    if (!status) throw new Error(`${example.invoice_status} is no invoice status.`);
    const invoice = { status, isScheduled: example.generated_via_cli, startDay: example.start_date };
    expect(isInvoiceLocked(invoice, today)).toBe(example.locked);
  },
);

const scheduled = { status: 'Sent', isScheduled: true, startDay: '2024-01-31' } as const;

it('state.invoice.4 uses the 17th unless another day is configured', () => {
  expect(isInvoiceLocked(scheduled, '2024-02-16')).toBe(false);
  expect(isInvoiceLocked(scheduled, '2024-02-17')).toBe(true);
  expect(isInvoiceLocked(scheduled, '2024-02-05', 5)).toBe(true);
});

it('uses the last day of a month that is too short for the billing day', () => {
  expect(isInvoiceLocked(scheduled, '2024-02-28', 31)).toBe(false);
  expect(isInvoiceLocked(scheduled, '2024-02-29', 31)).toBe(true);
});
