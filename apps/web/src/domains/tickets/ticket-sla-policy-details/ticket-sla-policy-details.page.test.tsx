import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketSlaPoliciesEndpoints } from '../../../platform/api/endpoints/ticket-sla-policies.generated.ts';
import { refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { slaPreview, ticketSlaPolicyServer } from '../ticket-sla-policy.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };
const open = () => renderScreen('/ticket-sla-policies/3', { as, server: ticketSlaPolicyServer });

it('shows hours, targets, and when a ticket that is filed now is due', async () => {
  await open();
  await heading('Nights');
  expect(screen.getByRole('table', { name: 'Working hours' }).textContent).toContain('22:00–07:00');
  expect(screen.getByRole('row', { name: /Urgent 15 min 8 h/ })).toBeTruthy();
  const due = await screen.findByRole('table', { name: 'Due times' });
  expect(within(due).getByText(/Nov 28, 2026 12:15 AM/)).toBeTruthy();
  expect(within(due).getByText('Not within three years')).toBeTruthy();
});

it('previews the terms as they are typed, before they are saved', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  const panel = await screen.findByRole('dialog', { name: 'SLA policy details' });
  const urgent = within(panel).getByRole('group', { name: 'Urgent' });
  const hours = within(urgent).getByLabelText(/^Resolution/);
  await user.clear(hours);
  await user.click(within(panel).getByRole('button', { name: 'Preview due times' }));
  expect(await within(panel).findByText('Complete hours and targets to preview due times.')).toBeTruthy();
  await user.type(hours, '2.5');
  const sent = watch(ticketSlaPoliciesEndpoints.preview, slaPreview);
  await user.click(within(panel).getByRole('button', { name: 'Preview due times' }));
  expect(await within(panel).findByRole('table', { name: 'Due times' })).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ targets: { 4: { first_response: 15, resolution: 150 } } });
});

it.each(['/ticket-sla-policies/77', '/ticket-sla-policies/abc'])('finds nothing at %s', async (address) => {
  await renderScreen(address, { as, server: [refuses(ticketSlaPoliciesEndpoints.details, 'not-found')] });
  expect(await heading('SLA policy not found')).toBeTruthy();
});
