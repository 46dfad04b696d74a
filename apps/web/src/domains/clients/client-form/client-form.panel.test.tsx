import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientAnswers, clientChoiceAnswers, clientRecord, clientRow, clientsOf } from '../client-record.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
type User = Awaited<ReturnType<typeof renderScreen>>['user'];

async function choose(user: User, label: RegExp, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
}

it('account.screens.8 the client form shows all errors, then adds the client', async () => {
  const { user } = await renderScreen('/clients', { as: hr, server: [clientsOf(clientRow()), ...clientChoiceAnswers] });
  await user.click(await screen.findByRole('button', { name: 'Add client' }));
  const panel = await screen.findByRole('dialog', { name: 'Client details' });
  const sent = watch(clientsEndpoints.create, { id: 9, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  const errors = await within(panel).findByRole('alert');
  for (const text of ['The legal business name is required.', 'The country is required.', 'The currency is required.'])
    expect(errors.textContent).toContain(text);
  expect(sent).toEqual([]);
  await user.type(within(panel).getByRole('textbox', { name: /^Legal business name/ }), 'Driftwood Pty Ltd');
  await choose(user, /^Country/, 'Australia');
  await choose(user, /^Timezone/, 'Asia/Manila');
  await choose(user, /^Currency/, 'AUD');
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Client Driftwood Pty Ltd has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    legal_business_name: 'Driftwood Pty Ltd',
    status: 'Draft',
    country_id: 14,
    timezone_id: 291,
    currency_id: 2,
  });
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

it('offers the allowed statuses, requires a reason, and shows current employees', async () => {
  const { user } = await renderScreen('/clients/2', { as: hr, server: clientAnswers(clientRecord()) });
  await heading('Harbour Legal Pty Ltd');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByRole('button', { name: 'Save' });
  const panel = await screen.findByRole('dialog', { name: 'Client details' });
  expect(within(panel).queryByLabelText(/^Reason/)).toBeNull();
  await user.click(await within(panel).findByRole('combobox', { name: /^Status/ }));
  await user.clear(within(panel).getByRole('combobox', { name: /^Status/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Active', 'Inactive']);
  await user.click(screen.getByRole('option', { name: 'Inactive' }));
  await user.type(await within(panel).findByLabelText(/^Reason/), 'Contract ended');
  const text = 'The client still has 1 active employee. Move them or end their employment first: Ana Reyes.';
  fakeServer.use(refuses(clientsEndpoints.update, 'invalid-input', { errors: { status: [text] } }));
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain(text);
  const sent = watch(clientsEndpoints.update, { id: 2, version: 4 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Client Harbour Legal Pty Ltd has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ id: 2, version: 3, status: 'Inactive', status_reason: 'Contract ended' });
});
