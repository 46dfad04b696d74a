import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { nightRow, nightShift, today } from '../shift.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const unused = { ...nightRow, id: 5, name: 'Unused', abilities: { update: true, delete: true } };
const list = answers(shiftsEndpoints.list, { data: [nightRow, unused], total: 2 });
const choices = [
  answers(lookupsEndpoints.currentTime, today),
  answers(lookupsEndpoints.shiftBreakTypes, [{ id: 1, name: 'Meal', is_paid: false }]),
  answers(employeeShiftsEndpoints.calendarFilters, { clients: [{ id: 2, name: 'Harbour Homes' }], teams: [] }),
];

it('lists shifts with hours in both zones, work days and people', async () => {
  const { user } = await renderScreen('/shifts', {
    as: hr,
    server: [list, answers(shiftsEndpoints.details, nightShift)],
  });
  const row = await screen.findByRole('row', { name: /New York Night/ });
  for (const text of [/^(9|10):00 PM – (6|7):00 AM$/, '9:00 AM – 6:00 PM New York', 'New York', 'Mon – Fri', '2'])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'New York Night' }).getAttribute('href')).toBe('/shifts/4');
  await user.click(within(row).getByText('All clients'));
  const beside = await screen.findByRole('complementary', { name: 'New York Night' });
  expect(await within(beside).findByText('Meal 1 h after 4 h, not paid')).toBeTruthy();
  expect(within(beside).getByRole('link', { name: 'View record' }).getAttribute('href')).toBe('/shifts/4');
});

it('offers to delete only shifts that no employee ever had', async () => {
  const { user } = await renderScreen('/shifts', { as: hr, server: [list] });
  const menuOf = async (name: RegExp) => {
    await user.click(within(await screen.findByRole('row', { name })).getByRole('button', { name: /actions/i }));
    const labels = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return labels;
  };
  expect(await menuOf(/New York Night/)).toEqual(['View', 'Update']);
  expect(await menuOf(/Unused/)).toEqual(['View', 'Update', 'Delete']);
});

it('deletes an unused shift at once and takes it back', async () => {
  const { user } = await renderScreen('/shifts', { as: hr, server: [list] });
  const [removed, restored] = [watch(shiftsEndpoints.delete, undefined), watch(shiftsEndpoints.restore, undefined)];
  await user.click(
    within(await screen.findByRole('row', { name: /Unused/ })).getByRole('button', { name: /actions/i }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Shift Unused has been successfully removed.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Shift Unused was restored.')).toBeTruthy();
  expect([removed.length, restored.length]).toEqual([1, 1]);
});

it('shows a refusal of a deletion without a question', async () => {
  const { user } = await renderScreen('/shifts', { as: hr, server: [list] });
  fakeServer.use(refuses(shiftsEndpoints.delete, 'conflict', { message: 'The rotation Weeks uses this shift.' }));
  await user.click(
    within(await screen.findByRole('row', { name: /Unused/ })).getByRole('button', { name: /actions/i }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('The rotation Weeks uses this shift.')).toBeTruthy();
});

it('shows neither Add nor change actions to users who may only read', async () => {
  const row = { ...nightRow, abilities: { update: false, delete: false } };
  await renderScreen('/shifts', {
    as: { roles: ['payroll'] },
    server: [answers(shiftsEndpoints.list, { data: [row], total: 1 })],
  });
  await screen.findByRole('row', { name: /New York Night/ });
  expect(screen.queryByRole('button', { name: 'Add shift' })).toBeNull();
});

it('leads users without the right to Forbidden', async () => {
  const { address } = await renderScreen('/shifts', { as: { roles: ['sales'] } });
  await heading(/forbidden/i);
  expect(address()).toBe('/forbidden');
});

it('adds a shift with a break, after showing what is missing', async () => {
  const { user } = await renderScreen('/shifts', { as: hr, server: [list, ...choices] });
  const requests = watch(shiftsEndpoints.create, { id: 9, version: 1 });
  await user.click(await screen.findByRole('button', { name: 'Add shift' }));
  await screen.findByLabelText(/^Start time/);
  const panel = await screen.findByRole('dialog', { name: 'Shift details' });
  await user.click(await within(panel).findByRole('button', { name: 'Add' }));
  expect(await within(panel).findByText(/5 fields need attention/)).toBeTruthy();
  await user.type(within(panel).getByLabelText(/^Name/), 'Manila Night');
  for (const [label, option] of [
    [/^Type/, 'Night Shift'],
    [/^Timezone/, 'Asia/Manila'],
  ] as const) {
    await user.click(within(panel).getByLabelText(label));
    await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
  }
  await user.type(within(panel).getByLabelText(/^Start time/), '22:00');
  await user.type(within(panel).getByLabelText(/^End time/), '07:00');
  await user.click(within(panel).getByRole('button', { name: 'Add break' }));
  await user.click(within(panel).getByLabelText(/^Break type/));
  await user.click(await screen.findByRole('option', { name: /Meal/ }));
  await user.click(within(panel).getByRole('checkbox', { name: 'Saturday' }));
  const grace = within(panel).getByLabelText(/^Grace/);
  await user.clear(grace);
  await user.type(grace, '5');
  expect(within(panel).queryByLabelText(/^Rounding/)).toBeNull();
  await user.click(within(panel).getByLabelText(/^Clock-in and clock-out steps/));
  await user.click(await screen.findByRole('option', { name: '15 min' }));
  expect(await within(panel).findByLabelText(/^Rounding/)).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Next Monday: Active from' }));
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Shift Manila Night has been successfully added.')).toBeTruthy();
  expect(requests[0]?.body).toMatchObject({
    name: 'Manila Night',
    kind: 'Night Shift',
    timezone_id: 291,
    start_time: '22:00',
    end_time: '07:00',
    work_days: [1, 2, 3, 4, 5, 6],
    shift_breaks: [{ shift_break_type_id: 1, starts_after_minutes: 240, minutes: 60 }],
    shift_active_start_date: '2026-03-09',
    grace_minutes: 5,
    rounding_minutes: 15,
    rounding_direction: 'nearest',
    meal_minutes: 0,
  });
});

it('shows the server’s refusal of changed hours at its field', async () => {
  const refused = refuses(shiftsEndpoints.update, 'invalid-input', {
    errors: { effective_from: ['Choose the day from which the new times apply.'] },
  });
  const { user } = await renderScreen('/shifts', {
    as: hr,
    server: [list, ...choices, answers(shiftsEndpoints.details, nightShift), refused],
  });
  await user.click(
    within(await screen.findByRole('row', { name: /New York Night/ })).getByRole('button', { name: /actions/i }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Update' }));
  await screen.findByLabelText(/^Start time/);
  const panel = await screen.findByRole('dialog', { name: 'Shift details' });
  await user.click(await within(panel).findByRole('button', { name: 'Save' }));
  const texts = await within(panel).findAllByText('Choose the day from which the new times apply.');
  expect(texts.length).toBeGreaterThan(1);
});
