import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passwordEndpoints } from '../../../platform/api/endpoints/password.generated.ts';
import { fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const hr = { roles: ['hr'] as const };
const issued = { roles: ['hr'] as const, user: { mustChangePassword: true } };
type User = Awaited<ReturnType<typeof renderScreen>>['user'];

async function typeNewPassword(user: User) {
  await user.type(await screen.findByLabelText('New password'), 'three unrelated words');
  await user.type(screen.getByLabelText('New password again'), 'three unrelated words');
}

describe('changing the own password', () => {
  it('account.screens.4 sends all fields of section 5.3 and leads to the profile', async () => {
    const { user, address } = await renderScreen('/change-password', { as: hr });
    const changed = watch(passwordEndpoints.changePassword, undefined);
    await user.type(await screen.findByLabelText('Current password'), 'the old password');
    await typeNewPassword(user);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Your password has been successfully updated.')).toBeTruthy();
    expect(changed[0]?.body).toEqual({
      current_password: 'the old password',
      password: 'three unrelated words',
      password_confirmation: 'three unrelated words',
      timezone_id: null,
      skip_current_password: false,
    });
    await waitFor(() => expect(address()).toBe('/my-profile?tab=account'));
  });

  it("shows the server's messages at their fields", async () => {
    const { user } = await renderScreen('/change-password', { as: hr });
    const wrong = { errors: { current_password: ['The current password is wrong.'] } };
    fakeServer.use(refuses(passwordEndpoints.changePassword, 'invalid-input', wrong));
    await user.type(await screen.findByLabelText('Current password'), 'not it');
    await typeNewPassword(user);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('The current password is wrong.')).toBeTruthy();
  });

  it('is not offered during impersonation', async () => {
    await renderScreen('/change-password', { as: { ...hr, user: { impersonator: { name: 'Ben Cruz' } } } });
    expect(await screen.findByText(/cannot be changed while you act as another user/)).toBeTruthy();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

describe('an issued password', () => {
  it('blocks every other screen, and is replaced without entering it again', async () => {
    const { user, address } = await renderScreen('/notifications', { as: issued });
    const changed = watch(passwordEndpoints.changePassword, undefined);
    expect(await heading('Choose your password')).toBeTruthy();
    expect(address()).toBe('/change-password');
    await typeNewPassword(user);
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await heading(/Maricel$/)).toBeTruthy();
    expect(changed[0]?.body).toEqual({
      current_password: null,
      password: 'three unrelated words',
      password_confirmation: 'three unrelated words',
      timezone_id: 291,
      skip_current_password: true,
    });
  });

  it('is requested if the server requires it after all', async () => {
    const { user } = await renderScreen('/change-password', { as: issued });
    const wrong = { errors: { current_password: ['The current password is required.'] } };
    fakeServer.use(refuses(passwordEndpoints.changePassword, 'invalid-input', wrong));
    await typeNewPassword(user);
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByLabelText('Current password')).toBeTruthy();
  });

  it('can be kept for now', async () => {
    const { user } = await renderScreen('/', { as: issued });
    const skipped = watch(passwordEndpoints.skipPasswordChange, undefined);
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(await heading(/Maricel$/)).toBeTruthy();
    expect(skipped).toHaveLength(1);
  });

  it('says why it cannot be kept any longer', async () => {
    const { user } = await renderScreen('/', { as: issued });
    fakeServer.use(
      refuses(passwordEndpoints.skipPasswordChange, 'forbidden', { message: 'It was issued more than 30 days ago.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(await screen.findByText('It was issued more than 30 days ago.')).toBeTruthy();
  });
});
