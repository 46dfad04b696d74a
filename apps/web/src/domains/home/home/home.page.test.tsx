import type { AccountRow } from '@muster/contract/domains/clients/account.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountEndpoints } from '../../../platform/api/endpoints/account.generated.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { homeEndpoints } from '../../../platform/api/endpoints/home.generated.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { answers, refuses } from '../../../testing/fake-server.ts';
import { pageDataFor, userDetailsFor } from '../../../testing/people.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const employees = { active: 194, inactive: 11, separated: 35, incomplete_configuration: 34, started_this_month: 5 };
const shift = {
  id: 3,
  name: 'Day Shift',
  timezone_id: 140,
  timezone: 'Australia/Sydney',
  start_time: '09:00',
  end_time: '18:00',
  work_days: [1, 2, 3, 4, 5],
};

it('home.dashboard.1 home.dashboard.2 shows HR the figures, each linked to what it counts', async () => {
  const figures = { employees, clients: { active: 9, potential: 1 }, notifications: { unread: 2 } };
  await renderScreen('/', { as: { roles: ['hr'] }, server: [answers(homeEndpoints.figures, figures)] });
  expect(await heading(/^Good (morning|afternoon|evening), Maricel$/)).toBeTruthy();
  const active = await screen.findByRole('link', { name: /Active employees\s*194\s*5 started this month/ });
  expect(active.getAttribute('href')).toContain('/employees?');
  const incomplete = screen.getByRole('link', { name: /Incomplete configuration\s*34/ });
  expect(
    new URLSearchParams(incomplete.getAttribute('href')?.split('?')[1]).getAll('filter.incomplete_configuration'),
  ).toHaveLength(7);
  const people = screen.getByRole('link', { name: /Terminated or resigned\s*35\s*15%/ });
  expect(people.getAttribute('href')).toContain('show_inactives=1');
  expect(screen.queryByText('Unsent messages and failed tasks')).toBeNull();
  expect(screen.queryByText('Your work')).toBeNull();
});

it.each([
  ['it', ['Employees']],
  ['sales', ['Clients', 'Client notifications', 'Account management', 'Open positions', 'Job description templates']],
  ['finance', ['Employees', 'Imports', 'Clients', 'Client notifications', 'Shift calendar']],
] as const)('begins for %s with the screens of the role', async (role, labels) => {
  await renderScreen('/', { as: { roles: [role] } });
  const card = within(await screen.findByRole('list', { name: 'Your work' }));
  const links = card.getAllByRole('link');
  expect(links.map((link) => link.querySelector('b')?.textContent)).toEqual(labels);
  expect(links.every((link) => link.textContent?.endsWith('.'))).toBe(true);
  expect(screen.queryByText('Role')).toBeNull();
});

it('begins for an account manager with the own clients and what changed there', async () => {
  const account: AccountRow = {
    id: 4,
    legal_business_name: 'Harbourline Pty Ltd',
    status: 'Active',
    contact_name: 'Olivia Marsden',
    account_managers: ['Bianca Zaragoza'],
    employees: 30,
    suspended: 1,
    started: 0,
    left: 1,
    incomplete: 5,
    has_invoice_config: false,
  };
  const ofManager = answers(accountEndpoints.portfolio, ({ query }) =>
    query.get('mine') === 'true' ? { data: [account], total: 3 } : { data: [], total: 0 },
  );
  await renderScreen('/', { as: { roles: ['account manager'] }, server: [ofManager] });
  const table = within(await screen.findByRole('table', { name: 'Your clients' }));
  expect(table.getByRole('link', { name: 'Harbourline Pty Ltd' }).getAttribute('href')).toBe('/account-management/4');
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '30, 1 inactive',
    '–',
    '1',
    '5 employees, invoice setup',
  ]);
  expect(screen.getByRole('link', { name: 'Show 2 more' })).toBeTruthy();
  expect(screen.queryByText('Your work')).toBeNull();
});

it('explains how to add people if there are none', async () => {
  const nobody = { active: 0, inactive: 0, separated: 0, incomplete_configuration: 0, started_this_month: 0 };
  const figures = { employees: nobody, notifications: { unread: 0 } };
  await renderScreen('/', { as: { roles: ['hr'] }, server: [answers(homeEndpoints.figures, figures)] });
  expect(await screen.findByText(/No employees yet/)).toBeTruthy();
});

it('shows an admin the outbox', async () => {
  const figures = { employees, outbox: { mails: 3, messages: 1, failed_tasks: 2 }, notifications: { unread: 0 } };
  await renderScreen('/', { as: { roles: ['admin'] }, server: [answers(homeEndpoints.figures, figures)] });
  expect((await screen.findByRole('link', { name: 'Open the outbox' })).getAttribute('href')).toBe('/outbox');
});

it('home.dashboard.1 home.dashboard.3 shows employees their own shift and team', async () => {
  const person = { roles: ['employee'] as const };
  const details = {
    ...userDetailsFor(pageDataFor(person)),
    myShift: shift,
    myTeam: { id: 1, name: 'Operations', role: null, leaders: [{ id: 2, name: 'Bianca Aquino' }] },
    lateNotification: { shift_date: '2026-11-21', start_time: '09:00', minutes_late: 12 },
  };
  await renderScreen('/', { as: person, server: [answers(profileEndpoints.userDetails, details)] });
  expect(await screen.findByText('6:00 AM – 3:00 PM')).toBeTruthy();
  expect(screen.getByText('9:00 AM – 6:00 PM Sydney')).toBeTruthy();
  expect(screen.getByText('Bianca Aquino')).toBeTruthy();
  expect(screen.getByText('It began 12 min ago.')).toBeTruthy();
});

it('home.dashboard.4 shows client users their company', async () => {
  const person = { roles: ['client-user'] as const, user: { clientId: 4 } };
  const details = {
    ...userDetailsFor(pageDataFor(person)),
    myClient: { id: 4, legal_business_name: 'Harbourline Pty Ltd' },
  };
  const managers = answers(clientRecordEndpoints.accountManagers, [
    { user_id: 9, name: 'Andrea Lim', email: 'andrea@muster.test', phone: '+639171234567', photo: null },
  ]);
  await renderScreen('/', {
    as: person,
    server: [answers(profileEndpoints.userDetails, details), managers],
  });
  expect(await screen.findByText(/ · Harbourline Pty Ltd$/)).toBeTruthy();
  expect(await screen.findByText('Andrea Lim')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe('mailto:andrea@muster.test');
  expect(screen.getByText('+63 (917) 123-4567')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+639171234567');
  expect(screen.getByText('Positions that your provider fills for you appear here.')).toBeTruthy();
  expect(screen.queryByText('Active employees')).toBeNull();
  expect(
    within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Employees' }),
  ).toBeNull();
});

it('shows an error if the figures cannot be loaded', async () => {
  await renderScreen('/', {
    as: { roles: ['hr'] },
    server: [refuses(homeEndpoints.figures, 'unexpected', { message: 'Our fault.' })],
  });
  expect(await screen.findByText('The figures could not be loaded')).toBeTruthy();
});
