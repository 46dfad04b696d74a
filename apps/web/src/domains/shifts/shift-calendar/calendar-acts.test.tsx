import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { calendarAna, today } from '../shift.fixture.ts';

withFakeServer();

const ana = { ...calendarAna, abilities: { assign: true } };
const ben = { ...ana, id: 8, name: 'Ben Cruz', days: [], assignments: [] };
const dayShift = {
  id: 9,
  name: 'Sydney Day',
  client_id: null,
  timezone_id: 1,
  timezone: 'Australia/Sydney',
  start_time: '09:00',
  end_time: '17:30',
};
const outcome = {
  employee_id: 7,
  name: 'Ana Reyes',
  current_shift: 'New York Night',
  problem: null,
  warnings: ['52 h in the week of 2026-03-02: the law allows 48 h.'],
};

const server = (people: readonly object[] = [ana, ben]) => [
  answers(lookupsEndpoints.currentTime, today),
  answers(employeeShiftsEndpoints.calendarSummary, { days: [], conflicts: 0, swaps: null }),
  answers(employeeShiftsEndpoints.calendarFilters, { clients: [], teams: [] }),
  answers(employeeShiftsEndpoints.calendar, {
    data: people as (typeof ana)[],
    total: people.length,
    planned_until: '2026-08-29',
  }),
  answers(shiftsEndpoints.forDropdown, [dayShift, { ...dayShift, id: 10, name: 'Other Client', client_id: 99 }]),
  answers(attendanceDaysEndpoints.previewPlacement, []),
  answers(employeeShiftsEndpoints.preview, [outcome]),
];

const as = { roles: ['hr'] as const };
const cellsOf = async (name: RegExp) => within(await screen.findByRole('row', { name })).getAllByRole('cell');
const cellOf = async (name: RegExp, column: number) => {
  const cell = (await cellsOf(name))[column];
  if (!cell) throw new Error('The week has seven days.');
  return cell;
};

it('changes a shift in four clicks, with the preview of conflicts', async () => {
  const placed = watch(employeeShiftsEndpoints.place, { placed: 1 });
  const { user } = await renderScreen('/employees/shifts', { as, server: server() });
  await user.click(await cellOf(/Ana Reyes/, 0));
  await user.click(await screen.findByRole('button', { name: /Change shift…/ }));
  await user.click(await screen.findByRole('radio', { name: /Sydney Day/ }));
  expect(screen.queryByRole('radio', { name: /Other Client/ })).toBeNull();
  expect(await screen.findByText(/52 h in the week/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Change shift' }));
  await waitFor(() => expect(placed).toHaveLength(1));
  expect(placed[0]?.body).toMatchObject({
    employee_ids: [7],
    shift_id: 9,
    from: '2026-03-02',
    to: '2026-03-02',
    worked_days: 0,
  });
  expect(await screen.findByText(/Sydney Day assigned to Ana Reyes/)).toBeTruthy();
});

it('undoes an assignment of a later day by removing it', async () => {
  const removed = watch(employeeShiftsEndpoints.remove, undefined);
  const row = { id: 77, shift: null, rotation: null, timezone: null, start_time: null, end_time: null, to: null };
  const placed = { ...row, from: '2026-03-05', rest_days: null, reason: null, state: 'future' as const };
  const { user } = await renderScreen('/employees/shifts', {
    as,
    server: [
      answers(employeeShiftsEndpoints.place, { placed: 1 }),
      answers(employeeShiftsEndpoints.details, [placed, { ...placed, id: 11, from: '2025-01-01' }]),
      ...server(),
    ],
  });
  await user.click(await cellOf(/Ben Cruz/, 3));
  await user.click(await screen.findByRole('radio', { name: /Sydney Day/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Assign a shift to Ben Cruz' }));
  const assign = dialog.getByRole<HTMLButtonElement>('button', { name: 'Assign shift' });
  await waitFor(() => expect(assign.disabled).toBe(false));
  await user.click(assign);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(removed[0]?.params.id).toBe('77'));
});

const ownRow = {
  id: 11,
  shift: { id: 4, name: 'New York Night' },
  rotation: null,
  timezone: 'America/New_York',
  start_time: '09:00',
  end_time: '18:00',
  from: '2025-01-01',
  to: null,
  rest_days: [6, 7],
  reason: null,
  state: 'current' as const,
};

it('removes one day at once, and Undo assigns it again', async () => {
  const off = watch(employeeShiftsEndpoints.giveDaysOff, undefined);
  const placed = watch(employeeShiftsEndpoints.place, { placed: 1 });
  const { user } = await renderScreen('/employees/shifts', {
    as,
    server: [answers(employeeShiftsEndpoints.details, [ownRow]), ...server()],
  });
  await user.click(await cellOf(/Ana Reyes/, 0));
  await user.click(await screen.findByRole('button', { name: /Remove this day/ }));
  expect(await screen.findByText('Ana Reyes has no shift on Mon, Mar 2.')).toBeTruthy();
  expect(off.map(({ params, body }) => [params.id, body])).toEqual([['11', { from: '2026-03-02', to: '2026-03-02' }]]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(placed).toHaveLength(1));
  const days = { from: '2026-03-02', to: '2026-03-02' };
  expect(placed[0]?.body).toEqual({ employee_ids: [7], shift_id: 4, rest_days: [6, 7], ...days });
});

it('removes a range of days after asking for its last day', async () => {
  const off = watch(employeeShiftsEndpoints.giveDaysOff, undefined);
  const { user } = await renderScreen('/employees/shifts', {
    as,
    server: [answers(employeeShiftsEndpoints.details, [ownRow]), ...server()],
  });
  await user.click(await cellOf(/Ana Reyes/, 0));
  const popover = within(await screen.findByRole('dialog', { name: 'Shift of Ana Reyes' }));
  await user.click(popover.getByRole('button', { name: 'Range…' }));
  await user.click(popover.getByRole('button', { name: /Remove days…/ }));
  fireEvent.change(await screen.findByLabelText(/Last day/), { target: { value: '2026-03-05' } });
  await user.click(screen.getByRole('button', { name: 'Remove days' }));
  await waitFor(() => expect(off[0]?.body).toEqual({ from: '2026-03-02', to: '2026-03-05' }));
});

it('assigns people who are chosen in the dialog', async () => {
  const placed = watch(employeeShiftsEndpoints.place, { placed: 1 });
  const { user } = await renderScreen('/employees/shifts', { as, server: server() });
  await screen.findByRole('row', { name: /Ana Reyes/ });
  await user.click(await screen.findByRole('button', { name: 'Assign shift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign a shift' }));
  await user.click(dialog.getByRole('combobox', { name: /Employees/ }));
  await user.click(await screen.findByRole('option', { name: /Ben Cruz/ }));
  await user.click(await dialog.findByRole('radio', { name: /Sydney Day/ }));
  const assign = dialog.getByRole<HTMLButtonElement>('button', { name: 'Assign shift' });
  await waitFor(() => expect(assign.disabled).toBe(false));
  await user.click(assign);
  await waitFor(() => expect(placed[0]?.body).toMatchObject({ employee_ids: [8], shift_id: 9, from: '2026-03-02' }));
});

it('says who, which shift, both times, how it repeats, and what conflicts', async () => {
  const { user } = await renderScreen('/employees/shifts', { as, server: server() });
  await user.click(await cellOf(/Ana Reyes/, 0));
  const popover = within(await screen.findByRole('dialog', { name: 'Shift of Ana Reyes' }));
  for (const text of [
    'Harbour Homes · Operations',
    'New York Night',
    '9:00 AM – 6:00 PM New York',
    'Mon – Fri, no end date',
    'No conflicts this week · 8 h scheduled',
  ])
    expect(popover.getByText(text)).toBeTruthy();
});

it('opens by Enter, changes from a day on, and ends by X after asking with the name', async () => {
  const ended = watch(employeeShiftsEndpoints.end, undefined);
  const { user } = await renderScreen('/employees/shifts', { as, server: server() });
  (await cellOf(/Ana Reyes/, 0)).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'From this day' }));
  await user.keyboard('c');
  expect((await screen.findByLabelText<HTMLInputElement>(/Last day/)).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  (await cellOf(/Ana Reyes/, 0)).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Shift of Ana Reyes' });
  await user.keyboard('x');
  expect(await screen.findByText('End New York Night of Ana Reyes?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End shift' }));
  await waitFor(() => expect(ended[0]?.body).toEqual({ last_day: '2026-03-02' }));
});

it('offers nothing that the viewer may not do', async () => {
  const { user } = await renderScreen('/employees/shifts', {
    as,
    server: server([{ ...ana, abilities: { assign: false } }]),
  });
  await user.click(await cellOf(/Ana Reyes/, 0));
  const popover = within(await screen.findByRole('dialog', { name: 'Shift of Ana Reyes' }));
  expect(
    popover.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label')),
  ).toEqual(['Close']);
  expect(popover.queryByText('Apply to')).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await cellOf(/Ana Reyes/, 4));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads to the decision on a swap that waits', async () => {
  const own = {
    ...ana,
    abilities: { assign: false },
    pending_swaps: [{ id: 1, work_date: '2026-03-02', colleague: 'Ben Cruz' }],
  };
  const { user, address } = await renderScreen('/employees/shifts', { as, server: server([own]) });
  await user.click(await cellOf(/Ana Reyes/, 0));
  expect(await screen.findByText('With Ben Cruz, waits for approval')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Decide on the swap…/ }));
  await waitFor(() => expect(address()).toBe('/shift-swaps'));
});

it('leads to the own schedule to swap an own shift that is still to come', async () => {
  const days = ana.days.map((day) => ({ ...day, status: 'scheduled' as const }));
  const { user } = await renderScreen('/employees/shifts', {
    as: { roles: ['team lead', 'employee'], user: { employeeId: 7 } },
    server: server([{ ...ana, days, abilities: { assign: false } }]),
  });
  await user.click(await cellOf(/Ana Reyes/, 0));
  expect(await screen.findByText(/^No conflicts this week/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Swap with someone…/ })).toBeNull();
  await user.click(await cellOf(/Ana Reyes/, 1));
  expect(await screen.findByRole('button', { name: /Swap with someone…/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Change shift/ })).toBeNull();
});

it('assigns an empty day by click and by N, and days of several people by a drag', async () => {
  const { user } = await renderScreen('/employees/shifts', { as, server: server() });
  await user.click(await cellOf(/Ben Cruz/, 3));
  expect(await screen.findByText('Assign a shift to Ben Cruz')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/First day/).value).toBe('2026-03-05');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  (await cellOf(/Ben Cruz/, 4)).focus();
  await user.keyboard('n');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/First day/).value).toBe('2026-03-06'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.pointerDown(await cellOf(/Ana Reyes/, 3), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(await cellOf(/Ben Cruz/, 5), { pointerType: 'mouse' });
  expect((await cellOf(/Ben Cruz/, 4)).dataset.selected).toBe('true');
  fireEvent.pointerUp(await cellOf(/Ben Cruz/, 5), { pointerType: 'mouse' });
  expect(await screen.findByText('Assign a shift to 2 people')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Last day/).value).toBe('2026-03-07');
});

it('cancels a drag by Escape', async () => {
  await renderScreen('/employees/shifts', { as, server: server() });
  fireEvent.pointerDown(await cellOf(/Ana Reyes/, 3), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(await cellOf(/Ben Cruz/, 5), { pointerType: 'mouse' });
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerUp(await cellOf(/Ben Cruz/, 5), { pointerType: 'mouse' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows one day at a time on phones, with the days of the week on top', async () => {
  const wide = window.matchMedia;
  const narrow = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: wide(query).matches || query.includes('max-width'),
  }));
  const { user } = await renderScreen('/employees/shifts', { as, server: server() });
  expect(await screen.findByRole('button', { name: /Ana Reyes.*10:00.PM – 7:00.AM/s })).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tue 3' }));
  expect(await screen.findByRole('button', { name: /Ana Reyes.*On leave/s })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Ben Cruz.*No shift/s }));
  expect(await screen.findByText('Assign a shift to Ben Cruz')).toBeTruthy();
  narrow.mockRestore();
});
