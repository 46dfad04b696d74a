import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { passwordEndpoints } from '../../../platform/api/endpoints/password.generated.ts';
import { refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

it('account.screens.2 requests a link and does not reveal whether the address has an account', async () => {
  const { user } = await renderScreen('/forgot-password');
  const requests = watch(passwordEndpoints.forgotPassword, undefined);
  expect(await heading('Forgot password')).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), ' maricel@example.com ');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/If maricel@example.com has an account/)).toBeTruthy();
  expect(requests[0]?.body).toEqual({ email: 'maricel@example.com' });
  expect(screen.getByRole('button', { name: 'Send link again' })).toBeTruthy();
});

it('says what is wrong with the address', async () => {
  const wrong = { errors: { email: ['The email must be a valid email address.'] } };
  const { user } = await renderScreen('/forgot-password', {
    server: [refuses(passwordEndpoints.forgotPassword, 'invalid-input', wrong)],
  });
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(screen.getByText('The email is required.')).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), 'maricel@');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('The email must be a valid email address.')).toBeTruthy();
});
