import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { answers, hangs, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { calendarAna, today } from '../shift.fixture.ts';

withFakeServer();

const lead = { roles: ['team lead', 'employee'] as const };
const calendar = { data: [calendarAna], total: 1, planned_until: '2026-08-29' };
const days = ['02', '03', '04', '05', '06', '07', '08'].map((date) => ({
  day: `2026-03-${date}`,
  shifts: date === '02' ? 1 : 0,
  holiday: date === '06' ? 'Founders Day' : null,
}));
const summary = { days, conflicts: 0, swaps: 0 };
const usual = [
  answers(employeeShiftsEndpoints.calendarSummary, summary),
  answers(lookupsEndpoints.currentTime, today),
  answers(employeeShiftsEndpoints.calendarFilters, {
    clients: [
      { id: 2, name: 'Harbour Homes' },
      { id: 3, name: 'Northwind' },
    ],
    teams: [{ id: 5, name: 'Operations', client_id: 2 }],
  }),
];

/** Times and days have no-break spaces. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

it("shows this week in the viewer's zone, with the times of the shift's zone in the label", async () => {
  const requests = watch(employeeShiftsEndpoints.calendar, calendar);
  await renderScreen('/employees/shifts', { as: lead, server: usual });
  const cells = within(await screen.findByRole('row', { name: /Ana Reyes/ })).getAllByRole('cell');
  expect(cells).toHaveLength(7);
  expect(plain(cells[0]?.textContent)).toBe('10:00 PM – 7:00 AM');
  expect(plain(cells[0]?.getAttribute('aria-label'))).toMatch(
    /Night.*10:00 PM – 7:00 AM.*9:00 AM – 6:00 PM New York.*New York Night/s,
  );
  expect(cells[1]?.textContent).toMatch(/^On leave/);
  expect(requests[0]?.query.get('from')).toBe('2026-03-02');
  expect(requests[0]?.query.get('to')).toBe('2026-03-08');
});

it('counts the shifts of each day in its head, or names the holiday', async () => {
  await renderScreen('/employees/shifts', {
    as: lead,
    server: [...usual, answers(employeeShiftsEndpoints.calendar, calendar)],
  });
  await screen.findByText('Founders Day');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual([
    'Person',
    'Mon 21 shift',
    'Tue 3–',
    'Wed 4–',
    'Thu 5–',
    'Fri 6Founders Day',
    'Sat 7–',
    'Sun 8–',
  ]);
  expect(screen.getByRole('columnheader', { current: 'date' }).textContent).toContain('Mon 2');
});

it('marks conflicts, and swapped, covered and offered days with the colleague', async () => {
  const [first] = calendarAna.days;
  const person = {
    ...calendarAna,
    days: first
      ? [
          { ...first, conflicts: ['Only 5 h of rest after the shift of Mar 01, 2026.'] },
          { ...first, work_date: '2026-03-04' },
        ]
      : [],
    swaps: [{ work_date: '2026-03-05', kind: 'covered' as const, colleague: null }],
    pending_swaps: [{ id: 1, work_date: '2026-03-04', colleague: 'Bella Cruz' }],
  };
  const marked = answers(employeeShiftsEndpoints.calendar, { ...calendar, data: [person] });
  await renderScreen('/employees/shifts', { as: lead, server: [...usual, marked] });
  const cells = within(await screen.findByRole('row', { name: /Ana Reyes/ })).getAllByRole('cell');
  expect(cells[0]?.querySelector('[data-mark="conflict"]')).toBeTruthy();
  expect(cells[0]?.getAttribute('aria-label')).toContain('Conflict: Only 5 h of rest');
  expect(cells[2]?.querySelector('[data-kind="swap"]')).toBeTruthy();
  expect(cells[2]?.getAttribute('aria-label')).toContain('Swap with Bella Cruz waits for approval');
  expect(cells[3]?.getAttribute('aria-label')).toContain('Covered by a colleague');
});

it('filters by conflicts and swaps with the counts of the server', async () => {
  const requests = watch(employeeShiftsEndpoints.calendar, calendar);
  const counts = answers(employeeShiftsEndpoints.calendarSummary, { ...summary, conflicts: 2, swaps: null });
  const { user, address } = await renderScreen('/employees/shifts', { as: lead, server: [counts, ...usual] });
  await user.click(await screen.findByRole('button', { name: '2 conflicts' }));
  expect(address()).toBe('/employees/shifts?mark=conflict');
  await waitFor(() =>
    expect(JSON.parse(requests.at(-1)?.query.get('dt_params') ?? '{}').filters.mark.value).toBe('conflict'),
  );
  expect(screen.queryByRole('button', { name: /swap/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '2 conflicts' }));
  expect(address()).toBe('/employees/shifts');
});

it('keeps period and client in the address', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Month' }));
  expect(address()).toBe('/employees/shifts?from=2027-01-04&span=month&client=2');
  await waitFor(() => expect(requests.at(-1)?.query.get('to')).toBe('2027-01-31'));
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(address()).toContain('from=2026-12-01');
  await user.keyboard('t');
  expect(address()).toBe('/employees/shifts?span=month&client=2');
});

it('reads links with the number of days, and shows only the start in narrow columns', async () => {
  const requests = watch(employeeShiftsEndpoints.calendar, calendar);
  await renderScreen('/employees/shifts?from=2026-03-02&days=14', { as: lead, server: usual });
  const cells = within(await screen.findByRole('row', { name: /Ana Reyes/ })).getAllByRole('cell');
  expect(plain(cells[0]?.textContent)).toBe('10:00 PM');
  expect(requests.at(-1)?.query.get('to')).toBe('2026-03-15');
});

it('draws and fetches only rows near the visible ones', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    ...calendarAna,
    id: index + 1,
    name: `Person ${index + 1}`,
  }));
  const requests = watch(employeeShiftsEndpoints.calendar, { ...calendar, data: many, total: 5000 });
  await renderScreen('/employees/shifts', { as: lead, server: usual });
  await screen.findByRole('row', { name: /^Person 1Harbour/ });
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5001');
  expect(JSON.parse(requests[0]?.query.get('dt_params') ?? '{}')).toMatchObject({ first: 0, rows: 50 });
  expect(requests).toHaveLength(1);
});

it('moves between cells by arrow keys', async () => {
  const two = [calendarAna, { ...calendarAna, id: 8, name: 'Ben Cruz' }];
  const answer = answers(employeeShiftsEndpoints.calendar, { ...calendar, data: two, total: 2 });
  const { user } = await renderScreen('/employees/shifts', { as: lead, server: [...usual, answer] });
  const cells = within(await screen.findByRole('row', { name: /Ben Cruz/ })).getAllByRole('cell');
  const [start] = within(screen.getByRole('row', { name: /Ana Reyes/ })).getAllByRole('cell');
  start?.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(cells[2]);
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(cells[0]);
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
  await user.click(await screen.findByRole('button', { name: 'Client All' }));
  await user.click(await screen.findByRole('combobox', { name: 'Client' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('draws only the rows around the visible ones of 5,000 people', async () => {
  const people = Array.from({ length: 50 }, (_, index) => ({ ...calendarAna, id: index + 1 }));
  const calls = watch(employeeShiftsEndpoints.calendar, { data: people, total: 5000, planned_until: '2026-08-29' });
  await renderScreen('/employees/shifts', { as: lead, server: usual });
  await screen.findAllByRole('row', { name: /Ana Reyes/ });
  const grid = screen.getByRole('grid', { name: 'Planned shifts' });
  expect(grid.getAttribute('aria-rowcount')).toBe('5001');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  const asked = calls.map(({ query }) => JSON.parse(query.get('dt_params') ?? '{}'));
  expect(asked.every(({ rows }) => rows === 50)).toBe(true);
});

it('shows a range of free dates, and refuses one that is too long', async () => {
  const requests = watch(employeeShiftsEndpoints.calendar, calendar);
  const { user, address } = await renderScreen('/employees/shifts', { as: lead, server: usual });
  await screen.findByRole('row', { name: /Ana Reyes/ });
  await user.click(screen.getByRole('button', { name: 'Range…' }));
  fireEvent.change(await screen.findByLabelText('Last day'), { target: { value: '2026-06-01' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('Choose from 1 to 42 days.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-04' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-03-06' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(requests.at(-1)?.query.get('to')).toBe('2026-03-06'));
  expect(address()).toBe('/employees/shifts?from=2026-03-04&span=range&to=2026-03-06');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(address()).toContain('from=2026-03-07&span=range&to=2026-03-09');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(address()).toBe('/employees/shifts');
});
