import type { AccountRow } from '@muster/contract/domains/clients/account.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountEndpoints } from '../../../platform/api/endpoints/account.generated.ts';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { homeEndpoints } from '../../../platform/api/endpoints/home.generated.ts';
import { notificationsEndpoints } from '../../../platform/api/endpoints/notifications.generated.ts';
import { ownAccountsEndpoints } from '../../../platform/api/endpoints/own-accounts.generated.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { answers, refuses } from '../../../testing/fake-server.ts';
import { pageDataFor, userDetailsFor } from '../../../testing/people.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { dayOf } from '../own/own-days.fixture.ts';

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
  const active = await screen.findByRole('link', {
    name: /Active employees\s*194\s*5 started this month\s*11 inactive · 35 left/,
  });
  expect(active.getAttribute('href')).toContain('/employees?');
  const clients = screen.getByRole('link', { name: /Active clients\s*9\s*1 potential/ });
  expect(clients.getAttribute('href')).toBe('/clients?filter.status=Active');
  const incomplete = screen.getByRole('link', { name: /Incomplete configuration\s*34/ });
  expect(
    new URLSearchParams(incomplete.getAttribute('href')?.split('?')[1]).getAll('filter.incomplete_configuration'),
  ).toHaveLength(7);
  expect(screen.queryByText('Open the outbox')).toBeNull();
  expect(screen.queryByText('Your work')).toBeNull();
});

it.each([
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

it('begins for IT with the tickets: one place is no list', async () => {
  await renderScreen('/', { as: { roles: ['it'], permissions: [{ name: 'can view assigned tickets' }] } });
  expect(await screen.findByRole('heading', { name: 'Open tickets' })).toBeTruthy();
  expect(screen.queryByText('Your work')).toBeNull();
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
  const sums = {
    clients: 3,
    people: 87,
    incomplete: 17,
    today: [{ client_id: 4, total: 28, working: 20, late: 2, missing: 1 }],
  };
  const ofToday = answers(ownAccountsEndpoints.read, sums);
  await renderScreen('/', { as: { roles: ['account manager'] }, server: [ofManager, ofToday] });
  const table = within(await screen.findByRole('table', { name: 'Your clients' }));
  expect(table.getByRole('link', { name: 'Harbourline Pty Ltd' }).getAttribute('href')).toBe('/account-management/4');
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '20 of 281 missing',
    '301 inactive',
    '–',
    '1',
    '5No invoice setup',
  ]);
  expect(screen.getByRole('heading', { name: 'Your clients 3 · 87 people · 17 incomplete' })).toBeTruthy();
  expect(screen.queryByText('Active employees')).toBeNull();
  expect(screen.getByRole('link', { name: 'Show 2 more' })).toBeTruthy();
  expect(screen.queryByText('Your work')).toBeNull();
});

it('shows an admin the outbox', async () => {
  const figures = { employees, outbox: { mails: 3, messages: 1, failed_tasks: 2 }, notifications: { unread: 0 } };
  await renderScreen('/', { as: { roles: ['admin'] }, server: [answers(homeEndpoints.figures, figures)] });
  expect((await screen.findByRole('link', { name: 'Open the outbox' })).getAttribute('href')).toBe('/outbox');
  expect(screen.getByText(/^3 emails and 1 text message not sent · 2 failed background tasks/)).toBeTruthy();
});

it('shows no outbox while nothing waits in it', async () => {
  const figures = { employees, outbox: { mails: 0, messages: 0, failed_tasks: 0 }, notifications: { unread: 0 } };
  await renderScreen('/', { as: { roles: ['admin'] }, server: [answers(homeEndpoints.figures, figures)] });
  expect(await screen.findByText('Active employees')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the outbox' })).toBeNull();
});

it('shows beside the queue only unread news, not what the queue asks', async () => {
  const base = {
    ...{ text: '', path: null, created_at: '2026-11-20T02:00:00Z', read_at: null, archived_at: null },
    area: 'leave',
    person: null,
    asks: false,
  } as const;
  const notices = [
    { ...base, id: 3, kind: 'leave.to-decide', asks: true, title: 'A leave request needs your decision' },
    { ...base, id: 2, kind: 'leave.approved', title: 'Your leave was approved' },
    { ...base, id: 1, kind: 'leave.approved', title: 'Read before', read_at: '2026-11-20T03:00:00Z' },
  ];
  const list = answers(notificationsEndpoints.list, { data: notices, total: 3, unread: 2 });
  await renderScreen('/', { as: { roles: ['hr'] }, server: [list] });
  const card = within(await screen.findByRole('list', { name: 'Newest notifications' }));
  expect(card.getByText('Your leave was approved')).toBeTruthy();
  expect(card.getAllByRole('listitem')).toHaveLength(1);
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

it('puts the own clock of a lead above the work', async () => {
  const person = { roles: ['team lead', 'employee'] as const, user: { employeeId: 9 } };
  const next = { ...dayOf('2026-11-30'), status: 'scheduled' as const };
  const own = answers(attendanceEndpoints.own, {
    days: [next],
    now: '2026-11-20T02:00:00Z',
    zone: 'Asia/Manila',
    next: ['in'],
    since: null,
    correctable: null,
  });
  await renderScreen('/', { as: person, server: [own] });
  const row = within(await screen.findByRole('region', { name: 'Clock' }));
  expect(await row.findByRole('button', { name: 'Clock in' })).toBeTruthy();
  expect(row.getByText('Clocked out')).toBeTruthy();
});

it('offers to load the clock of a lead again', async () => {
  const person = { roles: ['team lead', 'employee'] as const, user: { employeeId: 9 } };
  await renderScreen('/', {
    as: person,
    server: [refuses(attendanceEndpoints.own, 'unexpected', { message: 'Our fault.' })],
  });
  const row = within(await screen.findByRole('region', { name: 'Clock' }));
  expect(await row.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('shows an error if the figures cannot be loaded', async () => {
  await renderScreen('/', {
    as: { roles: ['hr'] },
    server: [refuses(homeEndpoints.figures, 'unexpected', { message: 'Our fault.' })],
  });
  expect(await screen.findByText('The figures could not be loaded')).toBeTruthy();
});
