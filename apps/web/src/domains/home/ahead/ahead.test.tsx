import type { ComingUp } from '@muster/contract/domains/home/coming-up.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comingUpEndpoints } from '../../../platform/api/endpoints/coming-up.generated.ts';
import { holidaysEndpoints } from '../../../platform/api/endpoints/holidays.generated.ts';
import { leaveCalendarEndpoints } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const lock = answers(timesheetsEndpoints.nextLock, {
  period: { first: '2026-11-01', last: '2026-11-15' },
  total: 60,
  locked: 10,
  ready: 40,
  submitted: 8,
  open: 2,
  blocked: [],
});

it('shows payroll what blocks the next lock, with counts that open the timesheets', async () => {
  await renderScreen('/', { as: { roles: ['payroll'] }, server: [lock] });
  const list = within(await screen.findByRole('list', { name: 'What blocks the lock' }));
  expect(list.getByRole('link', { name: 'Not submitted 2' }).getAttribute('href')).toContain('filter.state=open');
  expect(list.getByRole('link', { name: 'Pending approval 8' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lock 40' }).getAttribute('href')).toContain('period=2026-11-01');
});

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
  expect(screen.getByText('Jonas Reyes starts')).toBeTruthy();
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

it('shows staff the type, and what is pending', async () => {
  const span = { ...away, request_id: 5, is_waiting: true, leave_type: 'Sick Leave', color: 'amber' as const };
  const person = { id: 7, name: 'Ana Reyes', client: 'Redgum', team: null, away: [span], holidays: [], rest_days: [] };
  const ofStaff = answers(leaveCalendarEndpoints.staff, { total: 1, people: [person], teams: [] });
  await renderScreen('/', { as: { roles: ['hr'] }, server: [ofStaff] });
  const list = within(await screen.findByRole('list', { name: 'Who is away' }));
  expect(list.getByRole('listitem').textContent).toMatch(/Ana Reyes.*Sick Leave · .*Pending/);
});

it('says when nobody is away today, and leads to the rest of what comes', async () => {
  const person = { name: 'Ana Reyes', client: 'Redgum', team: null, holidays: [], rest_days: [] };
  const people = [1, 2, 3, 4, 5].map((id) => ({ ...person, id, away: [{ ...coming, request_id: id }] }));
  const ofStaff = answers(leaveCalendarEndpoints.staff, { total: 5, people, teams: [] });
  await renderScreen('/', { as: { roles: ['payroll'] }, server: [ofStaff] });
  const list = within(await screen.findByRole('list', { name: 'Coming leave' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  const rest = screen.getByRole('link', { name: 'Show 2 more in the calendar' });
  expect(rest.getAttribute('href')).toBe('/leave-calendar?layout=list');
});
