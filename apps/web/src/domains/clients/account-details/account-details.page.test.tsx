import type { AccountDetails } from '@muster/contract/domains/clients/account.calls.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountEndpoints } from '../../../platform/api/endpoints/account.generated.ts';
import { answers, refuses } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const account: AccountDetails = {
  id: 2,
  legal_business_name: 'Harbour Legal Pty Ltd',
  status: 'Active',
  contact_name: 'Wendy Marsh',
  contact_email: 'wendy@harbour.example',
  contact_phone: null,
  timezone: 'Australia/Sydney',
  account_managers: [],
  employees: 34,
  suspended: 1,
  started: 1,
  left: 0,
  incomplete: 1,
  has_invoice_config: false,
  contacts: [{ id: 5, version: 1, name: 'Priya Nair', position: 'CFO', email: null, phone: null }],
  moves: [{ employee_id: 12, name: 'Ana Reyes', position: 'Paralegal', kind: 'started', day: '2026-02-20' }],
};

it('shows what needs attention, who joined and whom to contact', async () => {
  const as = { roles: ['account manager'] as const };
  await renderScreen('/account-management/2', { as, server: [answers(accountEndpoints.account, account)] });
  await heading('Harbour Legal Pty Ltd');
  const notice = screen.getByText(/No current invoice configuration\./);
  expect(notice.textContent).toContain('No account manager assigned. 1 employee with incomplete configuration.');
  const incomplete = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '1 employee' }).href);
  expect(incomplete.pathname).toBe('/employees');
  expect(incomplete.searchParams.get('filter.client.legal_business_name')).toBe('Harbour Legal Pty Ltd');
  expect(screen.getByText('Priya Nair')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Ana Reyes/ }).textContent).toContain('Feb 20');
  expect(screen.getByRole('link', { name: 'Open client' }).getAttribute('href')).toBe('/clients/2');
});

it('does not link to a client that the viewer may not open', async () => {
  const calm = { ...account, has_invoice_config: true, account_managers: ['Paolo'], incomplete: 0 };
  const as = { roles: ['workforce admin'] as const };
  await renderScreen('/account-management/2', { as, server: [answers(accountEndpoints.account, calm)] });
  expect(await screen.findByText('Nothing needs attention.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open client' })).toBeNull();
});

it('shows not found for a missing account', async () => {
  const as = { roles: ['hr'] as const };
  await renderScreen('/account-management/77', { as, server: [refuses(accountEndpoints.account, 'not-found')] });
  expect(await heading('Account not found')).toBeTruthy();
});
