import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holidayPoliciesEndpoints } from '../../../platform/api/endpoints/holiday-policies.generated.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { holidayPolicyServer } from '../holiday-policy.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };
const open = () => renderScreen('/holiday-policies/3', { as, server: holidayPolicyServer });

it('shows a holiday policy', async () => {
  await open();
  await heading('First example');
  const line = screen.getByRole('row', { name: /Philippines/ });
  expect(line.textContent).toContain('Observe');
  expect(line.textContent).toContain('No end');
  expect(screen.getByRole('link', { name: 'Philippines' }).getAttribute('href')).toMatch(/^\/holiday-calendars\/\d+$/);
  expect(screen.queryByText('Description')).toBeNull();
});

it('opens the form of the record', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('dialog', { name: 'Holiday policy details' })).toBeTruthy();
});

it.each(['/holiday-policies/77', '/holiday-policies/abc'])('finds nothing at %s', async (address) => {
  await renderScreen(address, { as, server: [refuses(holidayPoliciesEndpoints.details, 'not-found')] });
  expect(await heading('Holiday policy not found')).toBeTruthy();
});
