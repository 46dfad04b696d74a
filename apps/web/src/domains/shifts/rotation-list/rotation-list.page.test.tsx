import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { rotationsEndpoints } from '../../../platform/api/endpoints/rotations.generated.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { nights, nightsRow } from '../rotation.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const unused = { ...nightsRow, id: 7, name: 'Unused', abilities: { update: true, change: true, delete: true } };
const list = answers(rotationsEndpoints.list, { data: [nightsRow, unused], total: 2 });
const shift = { client_id: null, timezone_id: 291, timezone: 'Asia/Manila' };
const choices = [
  answers(shiftsEndpoints.forDropdown, [
    { id: 4, name: 'Day', start_time: '08:00', end_time: '17:00', ...shift },
    { id: 5, name: 'Night', start_time: '22:00', end_time: '07:00', ...shift },
    { id: 9, name: 'Foreign', start_time: '09:00', end_time: '17:00', ...shift, client_id: 3 },
  ]),
  answers(employeeShiftsEndpoints.calendarFilters, { clients: [{ id: 2, name: 'Harbour Homes' }], teams: [] }),
];

it('lists rotations with weeks, shifts and people', async () => {
  await renderScreen('/shifts/rotations', { as: hr, server: [list] });
  const row = await screen.findByRole('row', { name: /Nights and days/ });
  for (const text of ['2', 'Day, Night', 'All clients', '1']) expect(within(row).getByText(text)).toBeTruthy();
  const link = within(row).getByRole('link', { name: 'Nights and days' });
  expect(link.getAttribute('href')).toBe('/shifts/rotations/6');
});

it('offers to delete only rotations that nobody had, and to copy all', async () => {
  const { user } = await renderScreen('/shifts/rotations', { as: hr, server: [list] });
  const menuOf = async (name: RegExp) => {
    await user.click(within(await screen.findByRole('row', { name })).getByRole('button', { name: /actions/i }));
    const labels = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return labels;
  };
  expect(await menuOf(/Nights and days/)).toEqual(['View', 'Update', 'Copy']);
  expect(await menuOf(/Unused/)).toEqual(['View', 'Update', 'Copy', 'Delete']);
});

it('leads users without the right to Forbidden, and offers readers no changes', async () => {
  const { address } = await renderScreen('/shifts/rotations', { as: { roles: ['sales'] } });
  await heading(/forbidden/i);
  expect(address()).toBe('/forbidden');
});

it('offers readers no changes', async () => {
  const row = { ...nightsRow, abilities: { update: false, change: false, delete: false } };
  await renderScreen('/shifts/rotations', {
    as: { roles: ['payroll'] },
    server: [answers(rotationsEndpoints.list, { data: [row], total: 1 })],
  });
  await screen.findByRole('row', { name: /Nights and days/ });
  expect(screen.queryByRole('button', { name: 'Add rotation' })).toBeNull();
});

it('adds a rotation whose weeks are filled and copied', async () => {
  const { user } = await renderScreen('/shifts/rotations', { as: hr, server: [list, ...choices] });
  const requests = watch(rotationsEndpoints.create, { id: 9, version: 1 });
  await user.click(await screen.findByRole('button', { name: 'Add rotation' }));
  const panel = await screen.findByRole('dialog', { name: 'Rotation details' });
  await user.click(await within(panel).findByRole('button', { name: 'Add' }));
  expect(await within(panel).findAllByText('At least one day must be worked.')).toHaveLength(2);
  await user.type(within(panel).getByLabelText(/^Name/), 'Two weeks');
  const monday = within(panel).getByLabelText('Monday of week 1');
  await within(panel).findAllByRole('option', { name: 'Night, 10:00 PM – 7:00 AM' });
  expect(within(monday).queryByRole('option', { name: /Foreign/ })).toBeNull();
  await user.selectOptions(monday, 'Day, 8:00 AM – 5:00 PM');
  await user.click(within(panel).getByRole('button', { name: 'Copy Monday to Tuesday–Friday of week 1' }));
  await user.click(within(panel).getByRole('button', { name: 'Copy week 1 to week 2' }));
  await user.selectOptions(within(panel).getByLabelText('Tuesday of week 2'), 'Off');
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Rotation Two weeks has been successfully added.')).toBeTruthy();
  const day = (week: number) => (weekday: number) => ({ week, weekday, shift_id: 4 });
  expect(requests[0]?.body).toEqual({
    name: 'Two weeks',
    client_id: null,
    weeks: 2,
    days: [...[1, 2, 3, 4, 5].map(day(1)), ...[1, 3, 4, 5].map(day(2))],
  });
});

it('shows the refusal of overlapping shifts at the pattern', async () => {
  const text = 'The shift on Monday of week 1 would overlap with the one on Sunday of week 1.';
  const { user } = await renderScreen('/shifts/rotations', {
    as: hr,
    server: [
      list,
      ...choices,
      answers(rotationsEndpoints.details, { ...nights, abilities: unused.abilities }),
      refuses(rotationsEndpoints.update, 'invalid-input', { errors: { days: [text] } }),
    ],
  });
  const row = await screen.findByRole('row', { name: /Unused/ });
  await user.click(within(row).getByRole('button', { name: /actions/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Update' }));
  const panel = await screen.findByRole('dialog', { name: 'Rotation details' });
  await user.click(await within(panel).findByRole('button', { name: 'Save' }));
  expect((await within(panel).findAllByText(text)).length).toBeGreaterThan(1);
});
