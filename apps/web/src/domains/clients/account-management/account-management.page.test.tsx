import type { AccountRow } from '@muster/contract/domains/clients/account.calls.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountEndpoints } from '../../../platform/api/endpoints/account.generated.ts';
import { watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const row: AccountRow = {
  id: 2,
  legal_business_name: 'Harbour Legal Pty Ltd',
  status: 'Active',
  contact_name: 'Wendy Marsh',
  account_managers: ['Paolo Enriquez'],
  employees: 34,
  suspended: 1,
  started: 2,
  left: 0,
  incomplete: 5,
  has_invoice_config: false,
};

it('shows an account manager their own clients first, and all on request', async () => {
  const requests = watch(accountEndpoints.portfolio, { data: [row], total: 1 });
  const { user } = await renderScreen('/account-management-view', { as: { roles: ['account manager'] } });
  await heading('My accounts');
  const link = await screen.findByRole('link', { name: 'Harbour Legal Pty Ltd' });
  expect(link.getAttribute('href')).toBe('/account-management/2');
  expect(screen.getByRole('columnheader', { name: /Started/ })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: /Invoice config/ })).toBeNull();
  expect(requests[0]?.query.get('mine')).toBe('true');
  await user.click(screen.getByRole('switch', { name: 'Show all clients' }));
  await waitFor(() => expect(requests.at(-1)?.query.get('mine')).toBe('false'));
});

it('shows everybody else all accounts, and an empty state', async () => {
  const requests = watch(accountEndpoints.portfolio, { data: [], total: 0 });
  await renderScreen('/account-management-view', { as: { roles: ['sales'] } });
  await heading('Account management');
  expect(await screen.findByText('No accounts found.')).toBeTruthy();
  expect(requests[0]?.query.get('mine')).toBe('false');
  expect(screen.queryByRole('switch', { name: 'Show all clients' })).toBeNull();
});
