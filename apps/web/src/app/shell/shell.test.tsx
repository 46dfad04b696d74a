import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { callApi } from '../../platform/api/call-api.ts';
import { homeEndpoints } from '../../platform/api/endpoints/home.generated.ts';
import { impersonationEndpoints } from '../../platform/api/endpoints/impersonation.generated.ts';
import { notificationsEndpoints } from '../../platform/api/endpoints/notifications.generated.ts';
import { profileEndpoints } from '../../platform/api/endpoints/profile.generated.ts';
import { signInEndpoints } from '../../platform/api/endpoints/sign-in.generated.ts';
import { startSession } from '../../platform/session/session-store.ts';
import { answers, fakeServer, refuses, watch } from '../../testing/fake-server.ts';
import { pageDataFor } from '../../testing/people.ts';
import { heading, renderScreen, withFakeServer } from '../../testing/render-screen.tsx';
import { PortalMenu } from './portal-menu.tsx';

withFakeServer();

const admin = { roles: ['admin'] as const };

describe('the side menu', () => {
  it('product.menu.1 home.menu.1 shows the groups of the role and marks the current screen', async () => {
    await renderScreen('/outbox', {
      as: admin,
      server: [answers(notificationsEndpoints.outbox, { data: [], total: 0 })],
    });
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(menu).getByRole('list', { name: 'Settings' })).toBeTruthy();
    expect(within(menu).getByRole('button', { name: 'Settings' }).getAttribute('aria-expanded')).toBe('true');
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Outbox');
  });

  it('folds groups, and remembers it', async () => {
    startSession(pageDataFor(admin));
    const first = render(<PortalMenu />, { wrapper: MemoryRouter });
    const settings = () => screen.getByRole('button', { name: 'Settings' });
    expect(settings().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: 'Offices' })).toBeNull();
    await userEvent.click(settings());
    expect(screen.getByRole('link', { name: 'Offices' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'People' }));
    first.unmount();
    render(<PortalMenu />, { wrapper: MemoryRouter });
    expect(settings().getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole('link', { name: 'Employees' })).toBeNull();
  });

  it('home.menu.2 is one flat list in the older variant', () => {
    startSession(pageDataFor(admin));
    render(<PortalMenu variant="classic" />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('list')).toHaveLength(1);
    const labels = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'Home',
      ...labels.slice(1).toSorted((one, other) => (one ?? '').localeCompare(other ?? '', 'en')),
    ]);
    expect(labels).not.toContain('Earlier months');
    const offered = [
      'Home',
      'Account management',
      'Activity logs',
      'Attendance',
      'Attendance metrics',
      'Client notifications',
      'Clients',
      'Currencies',
      'Employees',
      'Imports',
      'Offices',
      'Outbox',
      'Schedule today',
      'Shift calendar',
      'Shifts',
      'Teams',
      'Timesheets',
    ];
    expect(labels).toEqual(expect.arrayContaining(offered));
  });
});

describe('the header', () => {
  it('shows the breadcrumbs, and sets the title of the tab', async () => {
    await renderScreen('/change-timezone', { as: admin });
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(crumbs).getByRole('link', { name: 'My Profile' }).getAttribute('href')).toBe('/my-profile');
    expect(within(crumbs).getByText('Change Time Zone')).toBeTruthy();
    expect(document.title).toBe('Change time zone · Muster');
  });

  it('opens the newest notifications under the bell', async () => {
    const note = {
      id: 1,
      kind: 'x',
      area: null,
      person: null,
      asks: false,
      title: 'News',
      text: '',
      path: null,
      created_at: '2026-01-01T00:00:00Z',
      read_at: null,
      archived_at: null,
    };
    const { user } = await renderScreen('/my-profile', {
      as: admin,
      server: [
        answers(notificationsEndpoints.list, { data: [note], total: 1, unread: 1 }),
        answers(profileEndpoints.loginLinks, { links: [], sessions: [] }),
      ],
    });
    const marked = watch(notificationsEndpoints.markRead, { unread: 0 });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const list = await screen.findByRole('list', { name: 'Newest notifications', hidden: true });
    await user.click(within(list).getByText('News'));
    await waitFor(() => expect(marked[0]?.body).toEqual({ ids: [1] }));
  });
});

describe('the account menu', () => {
  it('shows the displayed role and logs out', async () => {
    const { user, exits } = await renderScreen('/', { as: { roles: ['workforce admin', 'employee'] } });
    const logouts = watch(signInEndpoints.logout, undefined);
    const block = await screen.findByRole('button', { name: /Maricel Reyes\s*Workforce admin/ });
    await user.click(block);
    await user.click(await screen.findByRole('menuitem', { name: 'Log out', hidden: true }));
    await waitFor(() => expect(exits).toEqual(['/user-login']));
    expect(logouts).toHaveLength(1);
  });

  it('switches between light and dark and remembers it', async () => {
    const { user } = await renderScreen('/', { as: admin });
    await user.click(await screen.findByRole('button', { name: /Maricel Reyes/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark', hidden: true }));
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
    expect(Object.values({ ...window.localStorage })).toContain('dark');
  });
});

describe('the search', () => {
  it('opens by Ctrl+K, finds screens and people, and goes there by keyboard', async () => {
    const { user, address } = await renderScreen('/', { as: admin });
    fakeServer.use(answers(notificationsEndpoints.outbox, { data: [], total: 0 }));
    const requests = watch(homeEndpoints.search, {
      client_users: [],
      candidates: [],
      employees: [
        {
          id: 12,
          name: 'Outi Virtanen',
          position: 'Analyst',
          third_party_employee_id: 'OPS-7',
          status: 'active',
          user_id: null,
        },
      ],
    });
    await heading(/Maricel$/);
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search the portal' });
    await user.type(box, 'out');
    expect(await screen.findByRole('option', { name: /Outi Virtanen/ })).toBeTruthy();
    expect(requests.at(-1)?.query.get('term')).toBe('out');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Outbox');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Outi Virtanen');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await heading('Outbox')).toBeTruthy();
    expect(address()).toBe('/outbox');
  });

  it('offers to act as a person found, with the usual dialog', async () => {
    const { user, exits } = await renderScreen('/', { as: admin });
    fakeServer.use(
      answers(homeEndpoints.search, {
        client_users: [],
        candidates: [],
        employees: [
          {
            id: 12,
            name: 'Outi Virtanen',
            position: 'Analyst',
            third_party_employee_id: 'OPS-6',
            status: 'active',
            user_id: 31,
          },
          {
            id: 13,
            name: 'Outi Laine',
            position: 'Analyst',
            third_party_employee_id: 'OPS-7',
            status: 'active',
            user_id: null,
          },
        ],
      }),
    );
    const begun = watch(impersonationEndpoints.impersonate, {
      token: 'of the other',
      expires_at: '2026-11-21T12:00:00Z',
      impersonator: { id: 7, name: 'Maricel Reyes' },
      impersonated: { id: 31, name: 'Outi Virtanen' },
      ends_at: '2026-11-21T12:00:00Z',
    });
    await heading(/Maricel$/);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search the portal' }), 'outi');
    expect(await screen.findAllByRole('option', { name: /^Act as/ })).toHaveLength(1);
    expect(screen.getByText('2 found')).toBeTruthy();
    await user.keyboard('{ArrowDown}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Act as Outi Virtanen' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'She cannot find her shift');
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await expect.poll(() => exits).toEqual(['/']);
    expect(begun[0]?.params).toMatchObject({ id: '31' });
  });

  it('says that nothing was found', async () => {
    const { user } = await renderScreen('/', { as: { roles: ['employee'] } });
    fakeServer.use(answers(homeEndpoints.search, { employees: [], client_users: [], candidates: [] }));
    await user.click(await screen.findByRole('button', { name: /Search or jump to/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Search the portal' }), 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeTruthy();
  });
});

describe('acting as another user', () => {
  it('access.impersonation.1 is shown on every screen and can be left for the root', async () => {
    const acting = { roles: ['employee'] as const, user: { impersonator: { name: 'Ben Cruz' } } };
    const { user, exits } = await renderScreen('/', { as: acting });
    fakeServer.use(answers(impersonationEndpoints.leaveImpersonation, { token: 'own', expires_at: '' }));
    expect(await screen.findByText(/Ben Cruz, you act as/)).toBeTruthy();
    expect(await screen.findByText(/until 2:00 PM/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(exits).toEqual(['/']));
  });
});

describe('alerts over every screen', () => {
  it("errors.config.1 shows the configuration error of an account in the server's words", async () => {
    await renderScreen('/', {
      as: admin,
      server: [refuses(profileEndpoints.userDetails, 'config-error', { message: 'Your account has no role yet.' })],
    });
    const modal = await screen.findByRole('dialog', { name: 'Your account is not set up yet' });
    expect(within(modal).getByText('Your account has no role yet.')).toBeTruthy();
  });

  it('access.session.1 errors.session.1 shows that the session has expired', async () => {
    const { exits } = await renderScreen('/', { as: admin });
    fakeServer.use(refuses(homeEndpoints.search, 'session-expired'));
    await callApi(homeEndpoints.search, { query: { term: 'ana' } }).catch(() => undefined);
    expect((await screen.findByText('Your session has expired. Please login again.')).getAttribute('role')).toBe(
      'alert',
    );
    await waitFor(() => expect(exits).toEqual(['/user-login']), { timeout: 2000 });
    expect(screen.queryByText('This page could not be shown')).toBeNull();
  });

  it('asks for the password, and then continues the call', async () => {
    const { user } = await renderScreen('/', { as: admin });
    let isConfirmed = false;
    await heading(/Maricel$/);
    fakeServer.use(
      answers(signInEndpoints.confirmPassword, () => {
        isConfirmed = true;
        fakeServer.use(answers(homeEndpoints.search, { employees: [], client_users: [], candidates: [] }));
        return undefined;
      }),
      refuses(homeEndpoints.search, 'confirm-identity'),
    );
    const call = callApi(homeEndpoints.search, { query: { term: 'ana' } });
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' });
    await user.type(within(dialog).getByLabelText('Password'), 'my password');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await call).toEqual({ employees: [], client_users: [], candidates: [] });
    expect(isConfirmed).toBe(true);
  });
});

it('moves the focus to the heading of the next screen', async () => {
  const { user } = await renderScreen('/', {
    as: admin,
    server: [answers(notificationsEndpoints.outbox, { data: [], total: 0 })],
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('link', { name: 'Outbox' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(document.activeElement?.textContent).toBe('Outbox');
});

it('begins the help with what the open screen is for', async () => {
  const { user } = await renderScreen('/', { as: admin });
  await user.click(await screen.findByRole('button', { name: 'Help' }));
  expect(await screen.findByText(/^Home begins with what waits for you/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Show all keys/ })).toBeTruthy();
});

it('offers the help on a phone, without the keys', async () => {
  const wide = window.matchMedia;
  const phone = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
  const { user } = await renderScreen('/', { as: admin });
  await user.click(await screen.findByRole('button', { name: 'Help' }));
  expect(await screen.findByText(/^Home begins with what waits for you/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open search' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show all keys/ })).toBeNull();
  phone.mockRestore();
});
