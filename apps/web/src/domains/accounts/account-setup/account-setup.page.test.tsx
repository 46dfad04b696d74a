import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { companyEndpoints } from '../../../platform/api/endpoints/company.generated.ts';
import { passwordEndpoints } from '../../../platform/api/endpoints/password.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const address = '/external-account-setup?token=invitation&email=ben%40example.com';
const timezones = [
  { id: 1, name: 'Africa/Abidjan', friendly_name: "Abidjan, Côte d'Ivoire" },
  { id: 291, name: 'Asia/Manila', friendly_name: 'Manila, Philippines' },
];
const invited = answers(passwordEndpoints.verifyToken, {
  valid: true,
  purpose: 'account-setup',
  company: null,
  timezones,
});

it('accepts a password and a time zone', async () => {
  const { user } = await renderScreen(address, { server: [invited] });
  const made = watch(passwordEndpoints.setUpAccount, undefined);
  await user.type(await screen.findByLabelText('New password'), 'three unrelated words');
  await user.type(screen.getByLabelText('New password again'), 'three unrelated words');
  await user.clear(screen.getByLabelText('Timezone'));
  await user.type(screen.getByLabelText('Timezone'), 'manila');
  await user.click(await screen.findByRole('option', { name: /Manila, Philippines/, hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Set up the account' }));
  expect(await heading('Your account is ready')).toBeTruthy();
  expect(made[0]?.body).toEqual({
    token: 'invitation',
    email: 'ben@example.com',
    password: 'three unrelated words',
    password_confirmation: 'three unrelated words',
    timezone_id: 291,
  });
});

it('names everything that is missing', async () => {
  const { user } = await renderScreen(address, { server: [invited] });
  await user.click(await screen.findByRole('button', { name: 'Set up the account' }));
  expect(screen.getByText('The password is required.')).toBeTruthy();
  expect(screen.getByText('The password confirmation is required.')).toBeTruthy();
});

it('asks somebody with a sign-in for the existing password', async () => {
  const joins = { valid: true, purpose: 'company-invitation', company: 'Redgum Logistics', timezones: [] } as const;
  const { user } = await renderScreen(address, {
    server: [answers(passwordEndpoints.verifyToken, { ...joins, timezones: [] })],
  });
  const joined = watch(companyEndpoints.joinCompany, undefined);
  await user.type(await screen.findByLabelText('Password'), 'three unrelated words');
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  expect(await heading('You joined Redgum Logistics')).toBeTruthy();
  expect(joined[0]?.body).toEqual({ token: 'invitation', email: 'ben@example.com', password: 'three unrelated words' });
});

it('refuses a link for resetting a password', async () => {
  const reset = answers(passwordEndpoints.verifyToken, {
    valid: true,
    purpose: 'reset-password',
    company: null,
    timezones: [],
  });
  await renderScreen(address, { server: [reset] });
  expect(await screen.findByText(/Ask the person who invited you/)).toBeTruthy();
});
