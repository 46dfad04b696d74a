import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { answers, hangs, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { calendarAna, today } from '../shift.fixture.ts';

withFakeServer();

const lead = { roles: ['team lead', 'employee'] as const };
const calendar = { data: [calendarAna], total: 1, planned_until: '2026-08-29' };
const usual = [
  answers(lookupsEndpoints.currentTime, today),
  answers(employeeShiftsEndpoints.calendarFilters, {
    clients: [
      { id: 2, name: 'Harbour Homes' },
      { id: 3, name: 'Northwind' },
    ],
    teams: [{ id: 5, name: 'Operations', client_id: 2 }],
  }),
];

it("shows this week in the viewer's zone and in the shift's own side by side", async () => {
  const requests = watch(employeeShiftsEndpoints.calendar, calendar);
  await renderScreen('/employees/shifts', { as: lead, server: usual });
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  expect(within(row).getAllByText('10:00 PM – 7:00 AM')).toHaveLength(2);
  expect(within(row).getAllByText('9:00 AM – 6:00 PM New York')).toHaveLength(2);
  expect(within(row).getByText('On leave')).toBeTruthy();
  expect(requests[0]?.query.get('from')).toBe('2026-03-02');
  expect(requests[0]?.query.get('to')).toBe('2026-03-08');
});

it('marks swapped and covered days with the colleague', async () => {
  const swaps = [
    { work_date: '2026-03-02', kind: 'swapped' as const, colleague: 'Bella Cruz' },
    { work_date: '2026-03-05', kind: 'covered' as const, colleague: null },
  ];
  const marked = answers(employeeShiftsEndpoints.calendar, { ...calendar, data: [{ ...calendarAna, swaps }] });
  await renderScreen('/employees/shifts', { as: lead, server: [...usual, marked] });
  const cells = within(await screen.findByRole('row', { name: /Ana Reyes/ })).getAllByRole('cell');
  expect(cells.map((cell) => /Swapped with .*|Covered by .*/.exec(cell.textContent ?? '')?.[0] ?? '')).toEqual([
    'Swapped with Bella Cruz',
    '',
    '',
    'Covered by a colleague',
    '',
    '',
    '',
  ]);
});

it('keeps week, client and page in the address', async () => {
  const requests = watch(employeeShiftsEndpoints.calendar, { ...calendar, total: 61 });
  const { user, address } = await renderScreen('/employees/shifts?from=2026-12-28&client=2', {
    as: lead,
    server: usual,
  });
  await screen.findByRole('row', { name: /Ana Reyes/ });
  expect(requests.at(-1)?.query.get('to')).toBe('2027-01-03');
  expect(JSON.parse(requests.at(-1)?.query.get('dt_params') ?? '{}').filters.client_id.value).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(address()).toBe('/employees/shifts?from=2027-01-04&client=2');
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  expect(address()).toContain('page=3');
});

it('offers no step to another week before this one has loaded', async () => {
  await renderScreen('/employees/shifts', { as: lead, server: [hangs(lookupsEndpoints.currentTime), ...usual] });
  for (const name of ['Earlier', 'Later'])
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(true);
});

it('shows how far the schedule is planned', async () => {
  const server = [...usual, answers(employeeShiftsEndpoints.calendar, calendar)];
  await renderScreen('/employees/shifts?from=2026-08-24', { as: lead, server });
  expect(await screen.findByText(/planned until Aug 29/)).toBeTruthy();
});

it('shows the empty and the error state', async () => {
  const nobody = answers(employeeShiftsEndpoints.calendar, { ...calendar, data: [], total: 0 });
  await renderScreen('/employees/shifts', { as: lead, server: [...usual, nobody] });
  expect(await screen.findByText('No shifts scheduled this week.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open the shifts' })).toBeNull();
});

it('links to the shifts if nobody is planned, for users who may see them', async () => {
  const nobody = answers(employeeShiftsEndpoints.calendar, { ...calendar, data: [], total: 0 });
  await renderScreen('/employees/shifts', { as: { roles: ['hr'] }, server: [...usual, nobody] });
  expect((await screen.findByRole('link', { name: 'Open the shifts' })).getAttribute('href')).toBe('/shifts');
});

it('clears a search without matches, and stays in its week', async () => {
  const nobody = answers(employeeShiftsEndpoints.calendar, { ...calendar, data: [], total: 0 });
  const { user, address } = await renderScreen('/employees/shifts?from=2026-03-09&search=zz&client=2', {
    as: lead,
    server: [...usual, nobody],
  });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/employees/shifts?from=2026-03-09');
  expect(await screen.findByText('No shifts scheduled this week.')).toBeTruthy();
});

it('offers to try again if loading failed', async () => {
  await renderScreen('/employees/shifts', {
    as: lead,
    server: [...usual, refuses(employeeShiftsEndpoints.calendar, 'unexpected')],
  });
  expect(await screen.findByText('The calendar could not be loaded')).toBeTruthy();
});

it('keeps the filters if their choices could not be loaded', async () => {
  const failing = refuses(employeeShiftsEndpoints.calendarFilters, 'unexpected');
  const server = [failing, ...usual, hangs(employeeShiftsEndpoints.calendar)];
  const { user } = await renderScreen('/employees/shifts', { as: lead, server });
  const field = await screen.findByRole('combobox', { name: 'Client' });
  await waitFor(() => expect(field).toHaveProperty('disabled', false));
  await user.click(field);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
