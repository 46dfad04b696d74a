import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { passwordEndpoints } from '../../../platform/api/endpoints/password.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const address = '/external-account-setup?token=invitation&email=ben%40example.com';
const timezones = [
  { id: 1, name: 'Africa/Abidjan', friendly_name: "Abidjan, Côte d'Ivoire" },
  { id: 291, name: 'Asia/Manila', friendly_name: 'Manila, Philippines' },
];
const invited = answers(passwordEndpoints.verifyToken, { valid: true, purpose: 'account-setup', timezones });

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

it('refuses a link for resetting a password', async () => {
  const reset = answers(passwordEndpoints.verifyToken, { valid: true, purpose: 'reset-password', timezones: [] });
  await renderScreen(address, { server: [reset] });
  expect(await screen.findByText(/Ask the person who invited you/)).toBeTruthy();
});
