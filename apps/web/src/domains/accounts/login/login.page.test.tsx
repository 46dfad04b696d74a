import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { signInEndpoints } from '../../../platform/api/endpoints/sign-in.generated.ts';
import { answers, breaks, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { pageDataFor, userDetailsFor } from '../../../testing/people.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const hr = { roles: ['hr'] as const };
const signedIn = {
  two_factor: false,
  user: { id: 7, uuid: '7b1c', name: 'Maricel Reyes', email: 'maricel@example.com' },
};
const challenged = { two_factor: true, user: null };
const knowsHr = answers(profileEndpoints.userDetails, userDetailsFor(pageDataFor(hr)));

async function fillIn(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  await user.type(screen.getByLabelText('Email'), 'maricel@example.com');
  await user.type(screen.getByLabelText('Password'), 'long enough password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the login page', () => {
  it('signs in, requests a token, and opens the home screen', async () => {
    const { user, address } = await renderScreen('/user-login', { server: [knowsHr] });
    const logins = watch(signInEndpoints.login, signedIn);
    const tokens = watch(signInEndpoints.createToken, { token: 'fresh', expires_at: '2026-11-21T12:00:00Z' });
    await fillIn(user);
    expect(await heading(/Maricel$/)).toBeTruthy();
    expect(logins[0]?.body).toEqual({ email: 'maricel@example.com', password: 'long enough password' });
    expect(logins[0]?.headers.get('x-xsrf-token')).toBe('csrf-of-the-test');
    expect(tokens.map(({ body }) => body)).toEqual([{ email: 'maricel@example.com' }]);
    expect(address()).toBe('/');
  });

  it('continues to the address that was requested before', async () => {
    const { user, address } = await renderScreen('/notifications?page=2', { server: [knowsHr] });
    expect(address()).toBe('/user-login');
    fakeServer.use(answers(signInEndpoints.login, signedIn));
    await fillIn(user);
    expect(await heading('Notifications')).toBeTruthy();
    expect(address()).toBe('/notifications?page=2');
  });

  it('shows what is missing before it sends anything', async () => {
    const { user } = await renderScreen('/user-login');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('The email is required.')).toBeTruthy();
    expect(screen.getByText('The password is required.')).toBeTruthy();
  });

  it("shows the server's refusal", async () => {
    const { user } = await renderScreen('/user-login', {
      server: [
        refuses(signInEndpoints.login, 'invalid-input', { errors: { email: ['These credentials do not match.'] } }),
      ],
    });
    await fillIn(user);
    expect(await screen.findByText('These credentials do not match.')).toBeTruthy();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('says how long to wait after too many attempts', async () => {
    const { user } = await renderScreen('/user-login', {
      server: [
        refuses(signInEndpoints.login, 'too-many-tries', {
          message: 'Too many tries. Please wait 2 minutes and try again.',
        }),
      ],
    });
    await fillIn(user);
    expect(await screen.findByText('Too many tries. Please wait 2 minutes and try again.')).toBeTruthy();
  });

  it('distinguishes a broken connection from a refusal', async () => {
    const { user } = await renderScreen('/user-login', { server: [breaks(signInEndpoints.login)] });
    await fillIn(user);
    expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
  });

  it('reloads the page if data about the user is missing', async () => {
    const { user, exits } = await renderScreen('/user-login', {
      server: [answers(signInEndpoints.login, signedIn), refuses(profileEndpoints.userDetails, 'config-error')],
    });
    await fillIn(user);
    await waitFor(() => expect(exits).toEqual(['/']));
  });
});

describe('the two-factor challenge', () => {
  it('account.screens.1 auth.login.2 accepts a code of the app', async () => {
    const { user } = await renderScreen('/user-login', {
      server: [answers(signInEndpoints.login, challenged), knowsHr],
    });
    const codes = watch(signInEndpoints.twoFactorChallenge, undefined);
    await fillIn(user);
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await heading(/Maricel$/)).toBeTruthy();
    expect(codes[0]?.body).toEqual({ code: '123456' });
  });

  it('accepts a recovery code instead', async () => {
    const { user } = await renderScreen('/user-login', {
      server: [answers(signInEndpoints.login, challenged), knowsHr],
    });
    const codes = watch(signInEndpoints.twoFactorChallenge, undefined);
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await heading(/Maricel$/)).toBeTruthy();
    expect(codes[0]?.body).toEqual({ recovery_code: 'abcd-efgh' });
  });

  it('auth.login.3 errors.two-factor.1 stays open after a wrong code and says so', async () => {
    const { user } = await renderScreen('/user-login', {
      page: { challengeOpen: true },
      server: [
        refuses(signInEndpoints.twoFactorChallenge, 'invalid-input', { errors: { code: ['The code is wrong.'] } }),
      ],
    });
    await user.type(screen.getByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The code is wrong.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
  });

  it('reloads the page if it was loaded with the challenge open', async () => {
    const { user, exits } = await renderScreen('/user-login', {
      page: { challengeOpen: true },
      server: [answers(signInEndpoints.twoFactorChallenge, undefined)],
    });
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(exits).toEqual(['/']));
  });

  it('can be left for another account', async () => {
    const { user } = await renderScreen('/user-login', { page: { challengeOpen: true } });
    const logouts = watch(signInEndpoints.logout, undefined);
    await user.click(screen.getByRole('button', { name: 'Sign in as another user' }));
    expect(await heading('Sign in')).toBeTruthy();
    await waitFor(() => expect(logouts).toHaveLength(1));
  });
});

it('sends a signed-in user to the root', async () => {
  const { address } = await renderScreen('/user-login', { as: hr });
  expect(await heading(/Maricel$/)).toBeTruthy();
  expect(address()).toBe('/');
});
