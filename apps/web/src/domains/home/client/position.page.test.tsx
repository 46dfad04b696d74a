import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { todayEndpoints } from '../../../platform/api/endpoints/today.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const uuid = '00000000-0000-4000-8000-000000000003';
const position = {
  id: 3,
  uuid,
  title: 'Bookkeeper',
  status: 'sourcing',
  status_since: '2026-02-20T02:00:00Z',
  opened_at: '2026-02-20T02:00:00Z',
  headcount: 2,
  filled_count: 1,
  employment_type: 'full-time',
  work_location: 'wfh',
  start_by: null,
  presented: 3,
  waiting: 2,
} as const;
const none = { count: 0, people: [] };
const person = (id: number, name: string, late_minutes: number | null = null) => ({
  id,
  name,
  starts_at: '2026-11-21T01:00:00Z',
  late_minutes,
});
const today = {
  now: '2026-11-21T02:42:00Z',
  total: 6,
  on_break: 0,
  finished: 0,
  on_holiday: 0,
  groups: {
    working: { count: 4, people: [person(1, 'Ana Reyes'), person(2, 'Ben Cruz'), person(3, 'Cara Lim')] },
    late: { count: 1, people: [person(3, 'Cara Lim', 11)] },
    missing: { count: 1, people: [person(5, 'Aileen Ramos')] },
    on_leave: { count: 1, people: [person(6, 'Dennis Yap')] },
    later: none,
  },
  client_id: null,
  is_partial: false,
};
const server = [
  answers(myPositionsEndpoints.list, { data: [position], total: 1, counts: { sourcing: 1 } }),
  answers(todayEndpoints.read, today),
  answers(clientRecordEndpoints.accountManagers, []),
];

it('home.dashboard.5 shows an HR role with a client role the company, without decisions', async () => {
  const person = { roles: ['hr', 'client-user'] as const, user: { clientId: 4 } };
  await renderScreen('/position', { as: person, server });
  await heading('Position');
  const row = await screen.findByRole('row', { name: /Bookkeeper/ });
  expect(within(row).getByRole('link', { name: '2 with you for Bookkeeper' }).getAttribute('href')).toBe(
    `/position/my-open-positions/candidates/${uuid}`,
  );
  expect(screen.queryByText('Waiting for you')).toBeNull();
});

it('shows the next interviews in both zones, and leads to each', async () => {
  const row = {
    ...{ id: 7, uuid, candidate: 'Ana Reyes', position: 'Bookkeeper', client: 'Thornbury Freight' },
    ...{ starts_at: '2026-11-24T09:30:00Z', ends_at: '2026-11-24T10:15:00Z', timezone: 'Europe/London' },
    ...({ kind: 'first', method: 'video', status: 'Scheduled', place: null } as const),
  };
  const upcoming = answers(interviewsEndpoints.upcoming, { data: [row] });
  await renderScreen('/', { as: { roles: ['client-admin'], user: { clientId: 4 } }, server: [...server, upcoming] });
  const link = await screen.findByRole('link', { name: 'Ana Reyes' });
  expect(link.getAttribute('href')).toBe(`/interview/schedules/${uuid}`);
  const line = link.closest('li')?.textContent;
  expect(line).toMatch(/Tue, Nov 24, 9:30 – 10:15 AM London5:30 PM Manila$/);
  expect(screen.getByText('Bookkeeper · Video')).toBeTruthy();
});

it('says that everybody has finished', async () => {
  const groups = Object.fromEntries(Object.keys(today.groups).map((name) => [name, none]));
  const done = answers(todayEndpoints.read, { ...today, finished: 6, groups: { ...today.groups, ...groups } });
  await renderScreen('/', { as: { roles: ['client-admin'], user: { clientId: 4 } }, server: [done, ...server] });
  expect(await screen.findByText('Everyone has finished for today.')).toBeTruthy();
});

it('says when the first shift starts while nobody is in yet', async () => {
  const groups = Object.fromEntries(Object.keys(today.groups).map((name) => [name, none]));
  const later = { count: 6, people: [person(1, 'Ana Reyes')] };
  const early = answers(todayEndpoints.read, { ...today, groups: { ...today.groups, ...groups, later } });
  await renderScreen('/', { as: { roles: ['client-admin'], user: { clientId: 4 } }, server: [early, ...server] });
  expect(await screen.findByText(/^No one is in yet. The first shift starts at 9:00.AM\.$/)).toBeTruthy();
});

it('names exceptions of today by person, and the others together', async () => {
  await renderScreen('/', { as: { roles: ['client-admin'], user: { clientId: 4 } }, server });
  expect(await screen.findByRole('heading', { name: 'In today 4 of 6' })).toBeTruthy();
  for (const text of ['Cara Lim', 'Late 11 min', 'Aileen Ramos', 'Ana, Ben, Cara', 'and 1 more', 'Dennis Yap'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Waiting for you')).toBeTruthy();
});

it.each(['client-user', 'hr', 'client'] as const)('refuses /position to %s alone', async (role) => {
  await renderScreen('/position', { as: { roles: [role] } });
  expect(await screen.findByText(/You don't have access to this page/)).toBeTruthy();
});
