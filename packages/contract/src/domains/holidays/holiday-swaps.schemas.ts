import { z } from 'zod';
import { optionalText, requiredChoice, requiredDay, requiredId } from '../../fields.ts';
import { holidaySwapLabels as labels } from './holiday-swaps.constants.ts';

export const requestHolidaySwapBody = z.strictObject({
  holiday_day: requiredDay(labels.holiday_day),
  substitute_day: requiredDay(labels.substitute_day),
});

export const decideHolidaySwapBody = z
  .strictObject({
    id: requiredId('Id'),
    decision: requiredChoice('Decision', ['approved', 'refused']),
    note: optionalText(labels.note, 500),
  })
  .refine(({ decision, note }) => decision === 'approved' || !!note, {
    path: ['note'],
    error: 'Say why the swap is rejected.',
  });

/** Staff who undo an approved swap say why. */
export const cancelHolidaySwapBody = z.strictObject({
  id: requiredId('Id'),
  note: optionalText(labels.note, 500),
});
