import { z } from 'zod';
import { optionalId, optionalText, requiredClockTime, requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import type { SlaTargets, SlaWindow } from './ticket-sla.ts';
import {
  ticketSlaPolicyLabels as labels,
  ticketSlaLimits as limits,
  ticketSlaTargetLabels as targetLabels,
  ticketSlaWindowLabels as windowLabels,
} from './ticket-sla-policies.constants.ts';
import { isWithinWindow } from './ticket-sla-window.rules.ts';

const minutes = (label: string) =>
  z
    .int({ error: ({ input }) => (input == null || input === '' ? say.required(label) : say.number(label)) })
    .min(1, `${label}: enter at least a minute.`)
    .max(limits.minutes, `${label}: enter at most ${limits.minutes / 60} hours.`);

const slaBreak = z.strictObject({ from: requiredClockTime(windowLabels.from), to: requiredClockTime(windowLabels.to) });

const slaWindow = z
  .strictObject({
    days: z
      .array(z.int().min(1).max(7))
      .min(1, say.required(windowLabels.days))
      .max(7)
      .transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
    from: requiredClockTime(windowLabels.from),
    to: requiredClockTime(windowLabels.to),
    breaks: z.array(slaBreak).max(limits.breaks),
  })
  .superRefine((window: SlaWindow, context) => {
    for (const [index, pause] of window.breaks.entries())
      if (!isWithinWindow(window, pause))
        context.addIssue({
          code: 'custom',
          path: ['breaks', index, 'from'],
          message: 'The break must be within the working hours.',
        });
  });

const slaTargets = z
  .strictObject({
    first_response: minutes(targetLabels.first_response),
    resolution: minutes(targetLabels.resolution),
  })
  .refine(({ first_response, resolution }: SlaTargets) => first_response <= resolution, {
    path: ['resolution'],
    error: 'The resolution must not be due before the first response.',
  });

export const ticketSlaHours = {
  timezone_id: requiredId(labels.timezone_id),
  /** A public one. */
  holiday_calendar_id: optionalId(labels.holiday_calendar_id),
  windows: z.array(slaWindow).min(1, 'Add working hours.').max(limits.windows),
};

const ticketSlaTerms = {
  ...ticketSlaHours,
  /** Minutes of working time until an approver decides. */
  approval_minutes: minutes(labels.approval_minutes),
  /** Minutes of working time by the code of the priority (section 4). */
  targets: z.strictObject({ 1: slaTargets, 2: slaTargets, 3: slaTargets, 4: slaTargets }),
};

const shape = {
  name: requiredText(labels.name, limits.name),
  description: optionalText(labels.description, limits.description),
  ...ticketSlaTerms,
};
export const createTicketSlaPolicyBody = z.strictObject(shape);
export type TicketSlaPolicyInput = z.output<typeof createTicketSlaPolicyBody>;
export const updateTicketSlaPolicyBody = z.strictObject({ id: requiredId('Id'), version: z.int().min(1), ...shape });
export const previewTicketSlaBody = z.strictObject(ticketSlaTerms);
