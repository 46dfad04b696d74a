import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { passwordEndpoints } from '../../../platform/api/endpoints/password.generated.ts';
import { answers, breaks, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const address = '/reset-password?token=mailed-token&email=maricel%40example.com';
const good = answers(passwordEndpoints.verifyToken, {
  valid: true,
  purpose: 'reset-password',
  company: null,
  timezones: [],
});

it('account.screens.3 checks the link, sets the password, and leads to the sign-in page', async () => {
  const { user } = await renderScreen(address, { server: [good] });
  const reset = watch(passwordEndpoints.resetPassword, undefined);
  await user.type(await screen.findByLabelText('New password'), 'three unrelated words');
  await user.type(screen.getByLabelText('New password again'), 'three unrelated words');
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await heading('Password changed')).toBeTruthy();
  expect(reset[0]?.body).toEqual({
    token: 'mailed-token',
    email: 'maricel@example.com',
    password: 'three unrelated words',
    password_confirmation: 'three unrelated words',
  });
  expect(screen.getByRole('link', { name: 'Sign in with the new password' }).getAttribute('href')).toBe('/user-login');
});

it("detects two different passwords itself, and shows the server's refusal", async () => {
  const weak = { errors: { password: ['This password is known from a leak.'] } };
  const { user } = await renderScreen(address, {
    server: [good, refuses(passwordEndpoints.resetPassword, 'invalid-input', weak)],
  });
  await user.type(await screen.findByLabelText('New password'), 'three unrelated words');
  await user.type(screen.getByLabelText('New password again'), 'three unrelated');
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(screen.getByText('The password confirmation does not match the password.')).toBeTruthy();
  await user.type(screen.getByLabelText('New password again'), ' words');
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await screen.findByText('This password is known from a leak.')).toBeTruthy();
});

it.each([
  ['of another kind', { valid: true, purpose: 'account-setup' as const, company: null, timezones: [] }],
  ['that is used up', { valid: false, purpose: null, company: null, timezones: [] }],
])('does not ask for a password with a link %s', async (_, answer) => {
  await renderScreen(address, { server: [answers(passwordEndpoints.verifyToken, answer)] });
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('sends no request for an incomplete link', async () => {
  await renderScreen('/reset-password?email=maricel%40example.com');
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
});

it('can be tried again if the link could not be checked', async () => {
  const { user } = await renderScreen(address, { server: [breaks(passwordEndpoints.verifyToken)] });
  expect(await screen.findByText('Your link could not be checked')).toBeTruthy();
  fakeServer.use(good);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('New password')).toBeTruthy();
});
