import { z } from 'zod';
import { optionalDay, requiredAmount, requiredChoice, requiredDay, requiredId } from '../../fields.ts';
import { costAmountBounds } from './employees.constants.ts';

export const amountKinds = ['cost', 're_fee', 'nonrefundable'] as const;
export type AmountKind = (typeof amountKinds)[number];

export const amountLabels = {
  effective_from: 'Start date',
  effective_to: 'End date',
  amount: 'Amount',
  currency_id: 'Currency',
} as const;

/** A new dated amount; the current one ends the day before. Amounts are parsed to cents. */
export const newAmountBody = z
  .strictObject({
    employee_id: requiredId('Employee'),
    kind: requiredChoice('Type', amountKinds),
    effective_from: requiredDay(amountLabels.effective_from),
    effective_to: optionalDay(amountLabels.effective_to),
    amount: requiredAmount(amountLabels.amount, costAmountBounds),
    currency_id: requiredId(amountLabels.currency_id),
  })
  .refine(({ effective_from: from, effective_to: to }) => !to || to >= from, {
    path: ['effective_to'],
    message: 'The end date must not be before the start date.',
  });
/** The row of a planned amount. */
export const cancelAmountBody = z.strictObject({
  kind: requiredChoice('Type', amountKinds),
  id: requiredId('Id'),
});
