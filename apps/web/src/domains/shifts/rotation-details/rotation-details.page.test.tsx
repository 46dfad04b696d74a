import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { rotationsEndpoints } from '../../../platform/api/endpoints/rotations.generated.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { nights } from '../rotation.fixture.ts';
import { calendarAna } from '../shift.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const rotation = answers(rotationsEndpoints.details, nights);
const bella = { ...calendarAna, id: 8, name: 'Bella Cruz', days: [] };
const found = answers(employeeShiftsEndpoints.calendar, { data: [bella], total: 1, planned_until: '2026-08-29' });

it('shows the pattern, its warnings and the week of each person', async () => {
  await renderScreen('/shifts/rotations/6', { as: hr, server: [rotation] });
  await heading('Nights and days');
  const pattern = screen.getByRole('table', { name: 'Pattern' });
  const second = within(pattern).getByRole('row', { name: /^Week 2/ });
  expect(within(second).getByText('10:00 PM – 7:00 AM')).toBeTruthy();
  expect(within(second).getAllByText('Off')).toHaveLength(6);
  expect(screen.getByText(nights.warnings[0] ?? '')).toBeTruthy();
  expect(screen.getByText('3 of 14 days worked')).toBeTruthy();
  const person = screen.getByRole('row', { name: /Ana Reyes/ });
  expect(within(person).getByText('Week 2')).toBeTruthy();
});

it('says the same of a missing rotation and of a foreign one', async () => {
  await renderScreen('/shifts/rotations/99', { as: hr, server: [refuses(rotationsEndpoints.details, 'not-found')] });
  await heading('Rotation not found');
});

it('assigns an employee who begins in a chosen week, after a preview of the weeks', async () => {
  const { user } = await renderScreen('/shifts/rotations/6', {
    as: hr,
    server: [rotation, found, answers(attendanceDaysEndpoints.previewPlacement, [])],
  });
  watch(employeeShiftsEndpoints.preview, [
    { employee_id: 8, name: 'Bella Cruz', current_shift: 'Day Shift', problem: null, warnings: [] },
  ]);
  const placed = watch(employeeShiftsEndpoints.place, { placed: 1 });
  await user.click(await screen.findByRole('button', { name: 'Assign people' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign people to the rotation' });
  await user.click(within(dialog).getByLabelText(/^Employees/));
  await user.click(await screen.findByRole('option', { name: /Bella Cruz/ }));
  await user.click(within(dialog).getByLabelText(/^Week 1 starts on/));
  await user.click(await screen.findByRole('option', { name: /Begins in week 2/ }));
  // The same week of the pattern, although the first day is a week later.
  fireEvent.change(within(dialog).getByLabelText(/^First day/), { target: { value: '2026-03-11' } });
  const weeks = await within(dialog).findByRole('table', { name: 'Next weeks' });
  const labels = within(weeks)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(labels.map((text) => text?.slice(-6))).toEqual(['week 1', 'week 2']);
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Assign 1 person' }));
  expect(await screen.findByText('1 person is on the rotation now.')).toBeTruthy();
  expect(placed[0]?.body).toMatchObject({
    employee_ids: [8],
    rotation_id: 6,
    rotation_starts_on: '2026-03-09',
    from: '2026-03-11',
  });
});

it('opens a copy of the pattern as a new rotation, and only the name of one in use', async () => {
  const { user } = await renderScreen('/shifts/rotations/6', {
    as: hr,
    server: [
      rotation,
      answers(shiftsEndpoints.forDropdown, []),
      answers(employeeShiftsEndpoints.calendarFilters, { clients: [], teams: [] }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  const panel = screen.getByRole('dialog', { name: 'Rotation details' });
  expect(name.value).toBe('Nights and days (copy)');
  await user.click(within(panel).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/only its name can change/)).toBeTruthy();
  const update = screen.getByRole('dialog', { name: 'Rotation details' });
  expect(within(update).getByRole('group', { name: 'Week 1' })).toHaveProperty('disabled', true);
});
