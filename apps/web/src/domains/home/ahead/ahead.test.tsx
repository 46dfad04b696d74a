import type { ComingUp } from '@muster/contract/domains/home/coming-up.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comingUpEndpoints } from '../../../platform/api/endpoints/coming-up.generated.ts';
import { holidaysEndpoints } from '../../../platform/api/endpoints/holidays.generated.ts';
import { leaveCalendarEndpoints } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

it('shows starters, last days and holidays, each with a link to the record', async () => {
  const rows: ComingUp[] = [
    { day: '2026-11-30', kind: 'holiday', count: 182, people: [{ id: 1, name: 'A' }], note: 'Bonifacio Day' },
    { day: '2026-12-01', kind: 'starter', count: 1, people: [{ id: 7, name: 'Jonas Reyes' }], note: null },
    {
      day: '2026-12-02',
      kind: 'leaver',
      count: 4,
      people: [
        { id: 2, name: 'Ana Lim' },
        { id: 3, name: 'Ben Cruz' },
        { id: 4, name: 'Cy Uy' },
      ],
      note: null,
    },
  ];
  const hr = { roles: ['hr'], permissions: [{ name: 'can view all employees' }] } as const;
  await renderScreen('/', { as: hr, server: [answers(comingUpEndpoints.list, rows)] });
  expect(await screen.findByText('Bonifacio Day')).toBeTruthy();
  expect(screen.getByText('182 people')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Jonas Reyes starts' }).getAttribute('href')).toBe('/employees/7');
  expect(screen.getByText('Last day of 4 people').nextSibling?.textContent).toBe('Ana Lim, Ben Cruz, Cy Uy and 1 more');
  expect(screen.getByRole('link', { name: 'Ana Lim' }).getAttribute('href')).toBe('/employees/2');
});

const holidays = answers(holidaysEndpoints.coming, [
  { day: '2026-11-30', name: 'Bonifacio Day', from_time: null, until_time: null, people: 42, off: 12 },
  { day: '2026-12-24', name: 'Christmas Eve', from_time: '18:00', until_time: null, people: 42, off: 0 },
  { day: '2026-12-25', name: 'Christmas Day', from_time: null, until_time: null, people: 42, off: 42 },
  { day: '2026-12-26', name: 'Boxing Day', from_time: null, until_time: null, people: 42, off: 42 },
]);

it('shows a client how many of its people are off on the next holidays', async () => {
  const { user } = await renderScreen('/dashboard', { as: { roles: ['client-user'] }, server: [holidays] });
  const list = within(await screen.findByRole('list', { name: 'Next holidays' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Bonifacio Day.*12 of 42 people off/),
    expect.stringMatching(/Christmas Eve.*6:00.PM.*Everybody works as planned/),
    expect.stringMatching(/Christmas Day.*42 of 42 people off/),
  ]);
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(list.getByText('Boxing Day')).toBeTruthy();
});

const away = { first: '2026-11-23', last: '2026-11-25', days: 3, free: [], part: 'full' as const };

const coming = {
  ...{ first: '2026-11-24', last: '2026-11-26', days: 3, free: [], part: 'full' as const },
  ...{ is_waiting: false, leave_type: 'Sick Leave', color: 'amber' as const },
};

it('shows a client who is away, without the type', async () => {
  const person = { id: 7, name: 'Ana Reyes', team: null, holidays: [], rest_days: [] };
  const ofClient = { total: 1, people: [{ ...person, away: [{ ...away, class: 'unplanned' as const }] }], teams: [] };
  const client = { roles: ['client-user'] as const, user: { clientId: 4 } };
  await renderScreen('/dashboard', { as: client, server: [answers(leaveCalendarEndpoints.client, ofClient)] });
  const list = within(await screen.findByRole('list', { name: 'Who is away' }));
  expect(list.getByRole('listitem').textContent).toMatch(/Ana Reyes.*Unplanned leave · /);
  expect(screen.getByRole('link', { name: 'Open calendar' }).getAttribute('href')).toBe('/leave-calendar');
});

const person = { name: 'Ana Reyes', client: 'Redgum', team: null, holidays: [], rest_days: [] };

it('shows staff coming leave with its type among what else comes, and what is pending', async () => {
  const span = { ...coming, first: '2026-11-25', is_waiting: true, request_id: 5 };
  const ofStaff = answers(leaveCalendarEndpoints.staff, {
    total: 1,
    people: [{ ...person, id: 7, away: [span] }],
    teams: [],
  });
  await renderScreen('/', { as: { roles: ['hr'] }, server: [ofStaff] });
  const list = within(await screen.findByRole('list', { name: 'Coming up' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/Ana Reyes.*Sick Leave · .*Pending/)]),
  );
  const links = screen.getAllByRole('link', { name: 'Leave calendar' }).map((link) => link.getAttribute('href'));
  expect(links).toContain('/leave-calendar?layout=list');
});

it('shows five lines first, and all of them on request', async () => {
  const days = ['25', '26', '27', '28', '29', '30'];
  const people = days.map((day, id) => ({
    ...person,
    id,
    away: [{ ...coming, first: `2026-11-${day}`, last: `2026-11-${day}`, request_id: id }],
  }));
  const ofStaff = answers(leaveCalendarEndpoints.staff, { total: 6, people, teams: [] });
  const { user } = await renderScreen('/', { as: { roles: ['it'] }, server: [ofStaff] });
  const list = within(await screen.findByRole('list', { name: 'Coming up' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
});
