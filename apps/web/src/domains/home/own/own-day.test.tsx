import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { pageDataFor, userDetailsFor } from '../../../testing/people.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { answerOf, waitingOf } from '../needs/needs.fixture.ts';
import type { OwnAttendance } from './own-clock.ts';
import { absentFigures, dayOf } from './own-days.fixture.ts';

withFakeServer();

const zone = 'Asia/Manila';
const person = { roles: ['employee'] as const };

/** Tuesday, noon in Manila. */
const noon = '2026-03-10T04:00:00Z';
const punch = { id: 1, kind: 'in' as const, at: '2026-03-10T00:55:00Z', zone };
const working: OwnAttendance = {
  now: noon,
  zone,
  next: ['break_start', 'out'],
  since: punch,
  correctable: { from: '2026-02-10', to: '2026-03-10' },
  days: [dayOf('2026-03-11'), dayOf('2026-03-10', { punches: [punch] })],
};
const details = () => {
  const usual = userDetailsFor(pageDataFor(person));
  const myShift = {
    id: 3,
    name: 'Sydney Day Shift',
    timezone_id: 140,
    timezone: 'Australia/Sydney',
    start_time: '12:00',
    end_time: '20:00',
    work_days: [1, 2, 3, 4, 5],
  };
  const myClient = { id: 4, legal_business_name: 'Harbourline' };
  return { ...usual, myShift, myClient, user: { ...usual.user, is_employee: true } };
};

async function open(own: OwnAttendance, server: Parameters<typeof renderScreen>[1] = {}) {
  vi.useFakeTimers({ now: Date.parse(noon), toFake: ['Date'] });
  return renderScreen('/', {
    as: person,
    server: [
      ...(server.server ?? []),
      answers(profileEndpoints.userDetails, details()),
      answers(attendanceEndpoints.own, own),
      answers(swapsEndpoints.own, []),
      answers(leaveRequestsEndpoints.own, []),
    ],
  });
}

const clock = async () => within(await screen.findByRole('region', { name: 'Clock' }));

it('shows the worked time and the hours of the shift in Manila, with the client’s below', async () => {
  await open(working);
  const card = await clock();
  expect(card.getByText('Working')).toBeTruthy();
  expect(card.getByText(/Worked today · clocked in at 8:55 AM, 5 min early/)).toBeTruthy();
  expect(card.getByText(/^Sydney Day Shift/).textContent).toBe('Sydney Day Shift · Harbourline');
  expect(screen.getByText('Tue, Mar 10 · Manila time, client time below')).toBeTruthy();
  for (const text of [
    '5:00 PM',
    '8:00 PM Sydney',
    '5 h',
    'Wed, Mar 11 · 9:00 AM – 5:00 PM',
    '12:00 PM – 8:00 PM Sydney',
  ])
    expect(card.getAllByText(text).length).toBeGreaterThan(0);
});

it('shows earlier weeks as far as all their days are known', async () => {
  const { user } = await open({ ...working, correctable: { from: '2026-02-28', to: '2026-03-10' } });
  const week = within(await screen.findByRole('region', { name: 'This week' }));
  expect(week.getByRole('button', { name: 'Later week' })).toHaveProperty('disabled', true);
  await user.click(week.getByRole('button', { name: 'Earlier week' }));
  const before = within(screen.getByRole('region', { name: 'Last week' }));
  expect(before.getByText('Mar 2 – 8')).toBeTruthy();
  expect(before.getByRole('button', { name: 'Earlier week' })).toHaveProperty('disabled', true);
  await user.click(before.getByRole('button', { name: 'Later week' }));
  expect(screen.getByRole('region', { name: 'This week' })).toBeTruthy();
});

it('clocks in with one click, and offers nothing else before', async () => {
  const sent = watch(attendanceEndpoints.punch, { ...punch, work_date: '2026-03-10', warning: null });
  const { user } = await open({ ...working, next: ['in'], since: null, days: [dayOf('2026-03-10')] });
  const card = await clock();
  expect(card.getByText('Clocked out')).toBeTruthy();
  expect(card.getAllByRole('button')).toHaveLength(1);
  await user.click(card.getByRole('button', { name: 'Clock in' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ kind: 'in' }]));
});

it('warns on a day without a shift, and about a usual work day without one', async () => {
  await open({ ...working, next: ['in'], since: null, days: [dayOf('2026-03-11')] });
  const card = await clock();
  expect(card.getByText('Next shift').nextElementSibling?.textContent?.replaceAll(' ', '')).toBe('in21h');
  expect(card.getByText('Wed, Mar 11 · 9:00 AM – 5:00 PM · 12:00 PM Sydney')).toBeTruthy();
  expect(card.getByText('Clocking in now counts as unscheduled time.')).toBeTruthy();
  expect(card.queryByText('Breaks')).toBeNull();
  expect(screen.getByText('Thu, Mar 12 has no shift yet.')).toBeTruthy();
});

it('lists what to do and what is pending', async () => {
  const broken = dayOf('2026-03-04', {
    punches: [{ ...punch, id: 9, at: '2026-03-04T01:00:00Z' }],
    figures: { ...absentFigures, state: 'conflict' },
  });
  const shift = {
    work_date: '2026-03-12',
    shift: 'Sydney Day Shift',
    zone,
    starts_at: '2026-03-12T01:00:00Z',
    ends_at: '2026-03-12T09:00:00Z',
  };
  const needs = answerOf(
    {
      ...waitingOf(1),
      kind: 'own-day',
      day: { work_date: '2026-03-04', state: 'conflict', first_in: '2026-03-04T00:55:00Z' },
    },
    {
      ...waitingOf(2),
      kind: 'own-swap',
      swap: { id: 3, requester: { id: 8, name: 'Liza Cruz' }, give: shift, take: null, reason: 'A family day.' },
    },
    {
      ...waitingOf(3),
      kind: 'own-timesheet',
      sheet: {
        id: 5,
        version: 1,
        first_day: '2026-02-16',
        last_day: '2026-02-28',
        worked_days: 10,
        worked_minutes: 4780,
        blockers: 1,
      },
    },
  );
  await open({ ...working, days: [...working.days, broken] }, { server: [answers(needsEndpoints.list, needs)] });
  const todo = within(await screen.findByRole('region', { name: 'To do' }));
  expect(todo.getByText('Fix Wed, Mar 4: missing clock-out')).toBeTruthy();
  expect(todo.getByRole('button', { name: /Request correction: Fix Wed, Mar 4/ })).toBeTruthy();
  expect(todo.getByText('Liza Cruz asks you to cover a shift')).toBeTruthy();
  expect(todo.getByText('10 days · 79 h 40 min · 1 day to fix first')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Pending' })).toBeNull();
});

it('asks about a day absent: to correct it or to request leave', async () => {
  const absent = dayOf('2026-03-09', { figures: absentFigures });
  const { user } = await open({ ...working, days: [...working.days, absent] });
  const todo = within(await screen.findByRole('region', { name: 'To do' }));
  expect(todo.getByText('Absent on Mon, Mar 9')).toBeTruthy();
  expect(todo.getByRole('button', { name: 'Request leave for Mon, Mar 9' })).toBeTruthy();
  await user.click(todo.getByRole('button', { name: 'Correct Mon, Mar 9' }));
  expect(await screen.findByRole('dialog', { name: 'Correct Mon, Mar 9' })).toBeTruthy();
});

it('opens each known day of the week', async () => {
  await open(working);
  const week = within(await screen.findByRole('region', { name: 'This week' }));
  const links = week.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(['/my-timesheets?day=2026-03-10', '/my-schedule?day=2026-03-11']);
});

it('offers to try again if the clock could not be loaded', async () => {
  await open(working, { server: [refuses(attendanceEndpoints.own, 'unexpected')] });
  expect(await screen.findByText('The clock could not be loaded')).toBeTruthy();
});

it('shows no clock to users who are not employees', async () => {
  await renderScreen('/', { as: { roles: ['sales'] }, server: [answers(timesheetsEndpoints.own, { data: null })] });
  await screen.findByText('Your work');
  expect(screen.queryByRole('region', { name: 'Clock' })).toBeNull();
});
