import type { BoardRow } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { scheduleEndpoints } from '../../../platform/api/endpoints/schedule.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const lead = { roles: ['team lead'] as const };
const filters = answers(employeeShiftsEndpoints.calendarFilters, {
  clients: [{ id: 2, name: 'Harbour Homes' }],
  teams: [],
});
const ana: BoardRow = {
  employee: { id: 7, name: 'Ana Reyes', position: 'Bookkeeper' },
  client: 'Harbour Homes',
  shift: 'New York Night',
  zone: 'America/New_York',
  starts_at: '2026-03-02T14:00:00Z',
  ends_at: '2026-03-02T23:00:00Z',
  state: 'in',
  late_minutes: 12,
  first_in: '2026-03-02T14:12:30Z',
  last_out: null,
};
const ben: BoardRow = {
  ...ana,
  employee: { id: 8, name: 'Ben Cruz', position: 'Analyst' },
  state: 'missing',
  late_minutes: null,
  first_in: null,
};
const none = {
  upcoming: 0,
  in: 1,
  on_break: 0,
  missing: 1,
  done: 0,
  conflict: 0,
  absent: 0,
  on_leave: 0,
  holiday: 0,
  restday: 0,
};
const board = {
  day: '2026-03-02',
  timezone: 'Asia/Manila',
  now: '2026-03-02T14:30:00Z',
  counts: { ...none, late: 1 },
  data: [ben, ana],
  total: 2,
};

it('shows who is in, late and missing, with both zones', async () => {
  await renderScreen('/employees/schedule-today', {
    as: lead,
    server: [filters, answers(scheduleEndpoints.today, board)],
  });
  await heading('Schedule today');
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  for (const text of ['Working', '12 min late', '10:00 PM – 7:00 AM', '9:00 AM New York', '10:12 PM'])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Ben Cruz/ })).getByText('for 30 min')).toBeTruthy();
  expect(screen.getByText(/^Mon, Mar 2 · updated/)).toBeTruthy();
});

it("names the city whose day it shows where that is not the viewer's", async () => {
  const server = [filters, answers(scheduleEndpoints.today, { ...board, timezone: 'Australia/Sydney' })];
  await renderScreen('/employees/schedule-today', { as: lead, server });
  expect(await screen.findByText(/^Mon, Mar 2 in Sydney · updated/)).toBeTruthy();
});

it.each([
  [lead, true],
  [{ roles: ['client-admin'] as const, user: { clientId: 2 } }, false],
])('names the client on each row, but not to its own users', async (as, isNamed) => {
  await renderScreen('/employees/schedule-today', {
    as,
    server: [filters, answers(scheduleEndpoints.today, board)],
  });
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  expect(within(row).queryByText('Harbour Homes') !== null).toBe(isNamed);
});

it.each([
  [{ roles: ['hr'] as const }, '/employees/7'],
  [{ roles: ['client-admin'] as const, user: { clientId: 2 } }, undefined],
])('shows the day of a person beside the list, with the record for who may open it', async (as, href) => {
  const { user } = await renderScreen('/employees/schedule-today', {
    as,
    server: [filters, answers(scheduleEndpoints.today, board)],
  });
  await user.click(within(await screen.findByRole('row', { name: /Ana Reyes/ })).getByText('Working'));
  const beside = within(await screen.findByRole('complementary', { name: 'Ana Reyes' }));
  expect(beside.getByText('10:12 PM')).toBeTruthy();
  expect(beside.queryByRole('link', { name: 'View record' })?.getAttribute('href')).toBe(href);
});

it('filters by a figure, kept in the address', async () => {
  const requests = watch(scheduleEndpoints.today, board);
  const { user, address } = await renderScreen('/employees/schedule-today?filter.client_id=2', {
    as: lead,
    server: [filters],
  });
  const tile = await screen.findByRole('button', { name: /^Missing(?! clock-out)/ });
  await user.click(tile);
  expect(address()).toBe('/employees/schedule-today?filter.client_id=2&filter.state=missing');
  expect(tile.getAttribute('aria-pressed')).toBe('true');
  expect(JSON.parse(requests.at(-1)?.query.get('dt_params') ?? '{}').filters.client_id.value).toEqual(['2']);
  await user.click(tile);
  expect(address()).toBe('/employees/schedule-today?filter.client_id=2');
});

it('shows the empty and the error state', async () => {
  const empty = answers(scheduleEndpoints.today, { ...board, data: [], total: 0 });
  await renderScreen('/employees/schedule-today', { as: lead, server: [filters, empty] });
  expect(await screen.findByText('Nobody is scheduled today.')).toBeTruthy();
});

it('offers to try again if loading failed', async () => {
  const server = [filters, refuses(scheduleEndpoints.today, 'unexpected')];
  await renderScreen('/employees/schedule-today', { as: lead, server });
  expect(await screen.findByText('People today could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Missing ?–/ })).toBeTruthy();
});

it('is forbidden without the right', async () => {
  const { address } = await renderScreen('/employees/schedule-today', { as: { roles: ['sales'] } });
  await heading(/forbidden/i);
  expect(address()).toBe('/forbidden');
});
