import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { signInEndpoints } from '../../../platform/api/endpoints/sign-in.generated.ts';
import { twoFactorEndpoints } from '../../../platform/api/endpoints/two-factor.generated.ts';
import { answers, breaks, refuses, watch } from '../../../testing/fake-server.ts';
import { pageDataFor, userDetailsFor } from '../../../testing/people.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const employee = { roles: ['employee'] as const };
const session = {
  started_at: '2026-11-21T01:00:00Z',
  last_seen_at: '2026-11-21T02:00:00Z',
  address: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};
const sessions = [
  { ...session, id: 1, is_current: true },
  { ...session, id: 2, is_current: false, user_agent: 'Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0' },
];
const signedInOn = answers(profileEndpoints.loginLinks, { links: [], sessions });
const withTwoFactor = answers(profileEndpoints.userDetails, () => {
  const details = userDetailsFor(pageDataFor(employee));
  return { ...details, user: { ...details.user, two_factor: true } };
});

describe('my profile', () => {
  it('shows the account and changes the name', async () => {
    const { user } = await renderScreen('/my-profile', { as: employee, server: [signedInOn] });
    const saved = watch(profileEndpoints.updateProfile, { name: 'Mari Reyes', first_name: 'Mari', last_name: 'Reyes' });
    expect(await heading('Maricel Reyes')).toBeTruthy();
    const first = await screen.findByLabelText('First name');
    await user.clear(first);
    await user.type(first, 'Mari');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await heading('Mari Reyes')).toBeTruthy();
    expect(saved[0]?.body).toEqual({ first_name: 'Mari', last_name: 'Reyes' });
  });

  it('signs another session out after a confirmation', async () => {
    const { user } = await renderScreen('/my-profile', { as: employee, server: [signedInOn] });
    const ended = watch(profileEndpoints.endSession, undefined);
    await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Android' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out this session?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(ended.map(({ params }) => params.id)).toEqual(['2']));
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull();
  });

  it('shows external systems, and links only to web addresses', async () => {
    const links = [
      { id: 1, name: 'Payslips', url: 'https://payslips.example', status: 'active' as const },
      { id: 2, name: 'Trap', url: 'javascript:alert(1)', status: 'inactive' as const },
    ];
    await renderScreen('/my-profile', {
      as: employee,
      server: [answers(profileEndpoints.loginLinks, { links, sessions })],
    });
    expect((await screen.findByRole('link', { name: 'Payslips' })).getAttribute('href')).toBe(
      'https://payslips.example',
    );
    expect(screen.getByText('Trap')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Trap' })).toBeNull();
  });

  it('names what could not be loaded', async () => {
    await renderScreen('/my-profile', { as: employee, server: [refuses(profileEndpoints.loginLinks, 'unexpected')] });
    expect(await screen.findByText('Your sessions could not be loaded')).toBeTruthy();
  });

  it('can be tried again if the profile did not load', async () => {
    await renderScreen('/my-profile', { as: employee, server: [breaks(profileEndpoints.userDetails), signedInOn] });
    expect(await screen.findByText('Your profile could not be loaded', {}, { timeout: 9000 })).toBeTruthy();
  });
});

describe('two-factor sign-in', () => {
  it('is set up with password, QR code and code, and shows the recovery codes once', async () => {
    const { user } = await renderScreen('/my-profile', { as: employee, server: [signedInOn] });
    const identities = watch(signInEndpoints.confirmPassword, undefined);
    const started = watch(twoFactorEndpoints.startTwoFactor, {
      qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      secret: 'ABCD',
    });
    const confirmed = watch(twoFactorEndpoints.confirmTwoFactor, { recovery_codes: ['aaaa-1111', 'bbbb-2222'] });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Current password'), 'my password');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const picture = await screen.findByRole('img', { name: /QR code/ });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    expect(screen.getByText('ABCD')).toBeTruthy();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['aaaa-1111', 'bbbb-2222']);
    expect(identities[0]?.body).toEqual({ password: 'my password' });
    expect(started).toHaveLength(1);
    expect(confirmed[0]?.body).toEqual({ code: '123456' });
    await user.click(screen.getByRole('button', { name: "I've saved my codes" }));
    await waitFor(() => expect(screen.queryByText('aaaa-1111')).toBeNull());
  });

  it('is turned off with password and code', async () => {
    const { user } = await renderScreen('/my-profile', { as: employee, server: [withTwoFactor, signedInOn] });
    const identities = watch(signInEndpoints.confirmPassword, undefined);
    const ended = watch(twoFactorEndpoints.endTwoFactor, undefined);
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-factor sign-in' });
    await user.type(within(dialog).getByLabelText('Current password'), 'my password');
    await user.type(within(dialog).getByLabelText('Code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-factor sign-in has been turned off.')).toBeTruthy();
    expect(identities[0]?.body).toEqual({ password: 'my password', code: '123456' });
    expect(ended).toHaveLength(1);
  });

  it('creates new recovery codes with the password', async () => {
    const { user } = await renderScreen('/my-profile', { as: employee, server: [withTwoFactor, signedInOn] });
    const renewed = watch(twoFactorEndpoints.renewRecoveryCodes, { recovery_codes: ['cccc-3333'] });
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await user.type(await screen.findByLabelText('Current password'), 'my password');
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    expect(await screen.findByText('cccc-3333')).toBeTruthy();
    expect(renewed[0]?.body).toEqual({ current_password: 'my password' });
  });

  it('cannot be changed during impersonation', async () => {
    const acting = { ...employee, user: { impersonator: { name: 'Ben Cruz' } } };
    await renderScreen('/my-profile', { as: acting, server: [signedInOn] });
    expect((await screen.findByRole('button', { name: 'Set up' })).hasAttribute('disabled')).toBe(true);
  });
});
