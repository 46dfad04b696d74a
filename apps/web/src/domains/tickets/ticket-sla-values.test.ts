import {
  previewTicketSlaBody,
  updateTicketSlaPolicyBody,
} from '@muster/contract/domains/tickets/ticket-sla-policies.schemas.ts';
import { expect, it } from 'vitest';
import { ticketSlaPolicy } from './ticket-sla-policy.fixture.ts';
import { slaBodyOf, slaPreviewBodyOf, ticketSlaValuesOf } from './ticket-sla-values.ts';

it('shows hours and sends minutes, without a change of what is stored', () => {
  const values = ticketSlaValuesOf(ticketSlaPolicy);
  expect(values.targets[4]).toEqual({ first_response: 0.25, resolution: 8 });
  const { id, version, name, windows, targets } = ticketSlaPolicy;
  const body = updateTicketSlaPolicyBody.parse({ id, version, ...slaBodyOf(values) });
  expect(body).toMatchObject({ name, windows, targets, approval_minutes: 480 });
  expect(previewTicketSlaBody.safeParse(slaPreviewBodyOf(values)).success).toBe(true);
});

it('reports what is not a number', () => {
  const values = ticketSlaValuesOf(ticketSlaPolicy);
  const typed = { ...values, targets: { ...values.targets, 1: { first_response: 'soon', resolution: null } } };
  const { error } = previewTicketSlaBody.safeParse(slaPreviewBodyOf(typed));
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'The first response must be a valid number.',
    'The resolution is required.',
  ]);
});

it('starts a new policy with targets that grow with less urgency', () => {
  const values = { ...ticketSlaValuesOf(null), timezone_id: 291 };
  expect(previewTicketSlaBody.safeParse(slaPreviewBodyOf(values)).success).toBe(true);
  expect(values.targets[4].resolution).toBeLessThan(Number(values.targets[1].resolution));
});
