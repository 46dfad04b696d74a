import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { calendarAna, nightShift } from '../shift.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const shift = answers(shiftsEndpoints.details, nightShift);
const bella = { ...calendarAna, id: 8, name: 'Bella Cruz', days: [] };
const found = answers(employeeShiftsEndpoints.calendar, { data: [bella], total: 1, planned_until: '2026-08-29' });

it('shows the facts and the people, and who starts later apart', async () => {
  const ben = { ...nightShift.assigned[0], id: 12, employee: { id: 9, name: 'Ben Cruz', position: 'Clerk' } };
  const starting = { ...ben, from: '2026-03-09', client: 'Harbour Homes', to: null, rest_days: null, rotation: null };
  const assigned = [...nightShift.assigned, starting];
  const { user } = await renderScreen('/shifts/4', {
    as: hr,
    server: [answers(shiftsEndpoints.details, { ...nightShift, assigned })],
  });
  await heading('New York Night');
  expect(screen.getByText('9:00 AM – 6:00 PM New York')).toBeTruthy();
  expect(screen.getByText('1 break, 1 h not paid')).toBeTruthy();
  expect(screen.getByText('1 starts later')).toBeTruthy();
  const person = screen.getByRole('row', { name: /Ana Reyes/ });
  expect(within(person).getByText('Mon, Tue')).toBeTruthy();
  expect(within(person).getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe('/employees/7');
  expect(screen.queryByRole('row', { name: /Ben Cruz/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Starting/ }));
  const later = await screen.findByRole('row', { name: /Ben Cruz/ });
  expect(within(later).getByText('Mar 9')).toBeTruthy();
});

it('searches and pages the people of a large shift', async () => {
  const [ana] = nightShift.assigned;
  const assigned = Array.from({ length: 42 }, (_, index) => ({
    ...ana,
    id: 100 + index,
    employee: { id: 100 + index, name: `Person ${index + 1}`, position: 'Clerk' },
    client: index === 40 ? 'Bayview Solar' : 'Harbour Homes',
    from: '2025-01-01',
    to: null,
    rest_days: null,
    rotation: null,
  }));
  const { user } = await renderScreen('/shifts/4', {
    as: hr,
    server: [answers(shiftsEndpoints.details, { ...nightShift, assigned })],
  });
  const table = await screen.findByRole('table', { name: 'People of the shift' });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  await user.type(screen.getByRole('searchbox', { name: 'Search the people of the shift' }), 'bayview{Enter}');
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getByText('Person 41')).toBeTruthy();
});

it('shows the versions', async () => {
  await renderScreen('/shifts/4?tab=versions', { as: hr, server: [shift] });
  await heading('New York Night');
  const versions = screen.getAllByRole('region', { name: /^Version from/ });
  expect(versions).toHaveLength(2);
  expect(within(versions[1] as HTMLElement).getByText('8:00 AM – 6:00 PM New York')).toBeTruthy();
  expect(within(versions[0] as HTMLElement).getByText('Meal 1 h after 4 h, not paid')).toBeTruthy();
  const attendance = 'grace 5 min; paid in steps of 15 min, to the nearest step; 1 h meal deducted after 5 h';
  expect(within(versions[0] as HTMLElement).getByText(attendance)).toBeTruthy();
});

it('says the same of a missing shift and of a foreign one', async () => {
  await renderScreen('/shifts/99', { as: hr, server: [refuses(shiftsEndpoints.details, 'not-found')] });
  await heading('Shift not found');
});

const noneWorked = answers(attendanceDaysEndpoints.previewPlacement, []);

it('assigns an employee after a preview', async () => {
  const { user } = await renderScreen('/shifts/4', { as: hr, server: [shift, found, noneWorked] });
  const warning = '56 h in the week of 2026-03-02: the law allows 48 h.';
  const previewed = watch(employeeShiftsEndpoints.preview, [
    { employee_id: 8, name: 'Bella Cruz', current_shift: 'Day Shift', problem: null, warnings: [warning] },
  ]);
  const placed = watch(employeeShiftsEndpoints.place, { placed: 1 });
  await user.click(await screen.findByRole('button', { name: 'Assign people' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign people to the shift' });
  await user.click(within(dialog).getByLabelText(/^Employees/));
  await user.click(await screen.findByRole('option', { name: /Bella Cruz/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText('Can be assigned')).toBeTruthy();
  expect(within(dialog).getByText(warning)).toBeTruthy();
  expect(placed).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Assign 1 person' }));
  expect(await screen.findByText('1 person is on the shift now.')).toBeTruthy();
  const body = { employee_ids: [8], shift_id: 4, from: '2026-03-02', rest_days: null };
  expect(previewed[0]?.body).toMatchObject(body);
  expect(placed[0]?.body).toMatchObject(body);
});

it('shows what changes on days already worked, and confirms how many', async () => {
  const before = {
    state: 'present' as const,
    planned_minutes: 480,
    part_leave_minutes: 0,
    worked_minutes: 480,
    paid_break_minutes: 0,
    unpaid_break_minutes: 0,
    late_minutes: 0,
    undertime_minutes: 0,
    overtime_minutes: 0,
    waiting_overtime_minutes: 0,
    night_minutes: 0,
    holiday_minutes: 0,
    restday_minutes: 0,
    settled: true,
  };
  const after = {
    ...before,
    state: 'undertime' as const,
    worked_minutes: 181,
    undertime_minutes: 300,
    restday_minutes: 181,
  };
  const person = { employee_id: 8, name: 'Bella Cruz' };
  const { user } = await renderScreen('/shifts/4', {
    as: hr,
    server: [
      shift,
      found,
      answers(employeeShiftsEndpoints.preview, [
        { ...person, current_shift: 'Day Shift', problem: null, warnings: [] },
      ]),
      answers(attendanceDaysEndpoints.previewPlacement, [
        { ...person, work_date: '2026-02-27', locked: 'Timesheet locked', before, after: before },
        { ...person, work_date: '2026-03-01', locked: null, before, after },
      ]),
    ],
  });
  const placed = watch(employeeShiftsEndpoints.place, { placed: 1 });
  await user.click(await screen.findByRole('button', { name: 'Assign people' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign people to the shift' });
  await user.click(within(dialog).getByLabelText(/^Employees/));
  await user.click(await screen.findByRole('option', { name: /Bella Cruz/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText(/^This changes 1 day already worked/)).toBeTruthy();
  const days = within(dialog).getByRole('table', { name: 'Days already worked' });
  for (const text of ['Stays: Timesheet locked', '3 h 01 min', '5 h undertime, 3 h 01 min rest-day time'])
    expect(within(days).getByText(text)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Assign 1 person, change 1 worked day' }));
  expect(await screen.findByText('1 person is on the shift now.')).toBeTruthy();
  expect(placed[0]?.body).toMatchObject({ employee_ids: [8], worked_days: 1 });
});

it('does not offer to assign while somebody cannot be assigned', async () => {
  const problem = 'The shift of 2026-03-09 would overlap with the one of 2026-03-08.';
  const { user } = await renderScreen('/shifts/4', {
    as: hr,
    server: [
      shift,
      found,
      noneWorked,
      answers(employeeShiftsEndpoints.preview, [
        { employee_id: 8, name: 'Bella Cruz', current_shift: null, problem, warnings: [] },
      ]),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Assign people' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign people to the shift' });
  await user.click(within(dialog).getByLabelText(/^Employees/));
  await user.click(await screen.findByRole('option', { name: /Bella Cruz/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText(problem)).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: /^Place/ })).toBeNull();
});

it('asks before it discards what was entered', async () => {
  const { user } = await renderScreen('/shifts/4', { as: hr, server: [shift, found] });
  await user.click(await screen.findByRole('button', { name: 'Assign people' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign people to the shift' });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Cover');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('Cover');
});

it('removes an employee from the shift after a confirmation', async () => {
  const { user } = await renderScreen('/shifts/4', { as: hr, server: [shift] });
  const removed = watch(employeeShiftsEndpoints.remove, undefined);
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from shift…' }));
  const question = await screen.findByRole('dialog', { name: 'Remove Ana Reyes from this shift?' });
  await user.click(within(question).getByRole('button', { name: 'Remove from shift' }));
  expect(await screen.findByText('Ana Reyes was removed from the shift.')).toBeTruthy();
  expect(removed[0]?.params).toMatchObject({ id: '11' });
});

it('hides its buttons from users who may only read', async () => {
  const looked = answers(shiftsEndpoints.details, { ...nightShift, abilities: { update: false, delete: false } });
  await renderScreen('/shifts/4', { as: { roles: ['payroll'] }, server: [looked] });
  await heading('New York Night');
  for (const name of ['Assign people', 'Update', /^Actions for/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('ends an assignment on a day', async () => {
  const { user } = await renderScreen('/shifts/4', { as: hr, server: [shift] });
  const ended = watch(employeeShiftsEndpoints.end, undefined);
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End assignment…' }));
  const dialog = await screen.findByRole('dialog', { name: 'End the assignment of Ana Reyes' });
  await user.click(within(dialog).getByRole('button', { name: 'End assignment' }));
  expect(await within(dialog).findByText('The last day is required.')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText(/^Last day/), { target: { value: '2026-03-20' } });
  await user.click(within(dialog).getByRole('button', { name: 'End assignment' }));
  expect(await screen.findByText('The assignment of Ana Reyes ends on Mar 20.')).toBeTruthy();
  expect(ended[0]?.body).toEqual({ last_day: '2026-03-20' });
});
