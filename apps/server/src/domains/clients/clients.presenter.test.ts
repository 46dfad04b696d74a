import { testViewer } from '@muster/contract/viewer.fixture.ts';
import { expect, it } from 'vitest';
import { presentClientRow } from './clients.presenter.ts';

const row = {
  id: 1,
  version: 2,
  legal_business_name: 'Muster Remote Staffing Inc.',
  trading_name: null,
  status: 'Active',
  industry: null,
  country_id: 175,
  country_name: 'Philippines',
  timezone_id: 291,
  timezone_name: 'Asia/Manila',
  contact_name: null,
  contact_email: null,
  account_managers: [],
  employees: 3,
  has_invoice_config: false,
} as const;

it('includes country and timezone, and lets nobody delete the provider itself', () => {
  const viewer = testViewer({ roles: ['admin'], permissions: ['can update clients', 'can delete clients'] });
  const shown = presentClientRow({ ...row, account_managers: [] }, viewer);
  expect(shown).toMatchObject({
    country: { id: 175, name: 'Philippines' },
    timezone: { id: 291, name: 'Asia/Manila' },
    abilities: { update: true, delete: false },
  });
  expect(presentClientRow({ ...row, id: 2, account_managers: [] }, viewer).abilities.delete).toBe(true);
});
