import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holidaySwapsEndpoints as calls } from '../../../platform/api/endpoints/holiday-swaps.generated.ts';
import { holidaysEndpoints } from '../../../platform/api/endpoints/holidays.generated.ts';
import { ownScheduleEndpoints } from '../../../platform/api/endpoints/own-schedule.generated.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { pageDataFor, userDetailsFor } from '../../../testing/people.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { approvedSwap, waitingSwap } from '../holiday-swap.fixture.ts';

withFakeServer();

const employee = { roles: ['employee'] as const };
const schedule = {
  ...{ zone: 'Asia/Manila', from: '2026-11-24', to: '2026-12-21', planned_until: '2027-02-01' },
  ...{ days: [], feed: null },
};
const bonifacio = { day: '2026-11-30', name: 'Bonifacio Day' };
const substitutes = answers(calls.substitutes, {
  days: ['2026-12-07', '2026-12-08'],
  steps: [{ name: 'Team lead or HR', approvers: ['Team lead'] }],
});
const scheduleWith = (own: object) => [
  answers(ownScheduleEndpoints.read, schedule as never),
  answers(swapsEndpoints.own, []),
  answers(calls.own, own as never),
  substitutes,
];

it('asks to swap a holiday, with a preview of both days', async () => {
  const server = scheduleWith({ holidays: [bonifacio], swaps: [] });
  const { user } = await renderScreen('/my-schedule', { as: employee, server });
  const sent = watch(calls.request, { id: 5 });
  await user.click(await screen.findByRole('button', { name: 'Swap this holiday: Bonifacio Day, Mon, Nov 30' }));
  const dialog = await screen.findByRole('dialog', { name: 'Swap Bonifacio Day' });
  await user.click(within(dialog).getByRole('button', { name: 'Request swap' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('The day off instead is required.');
  await user.click(within(dialog).getByRole('combobox', { name: /^Day off instead/ }));
  await user.click(await screen.findByRole('option', { name: /Dec 0?8/ }));
  expect(await within(dialog).findByText('You work on Mon, Nov 30, and have Tue, Dec 8 off.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Request swap' }));
  expect(await screen.findByText('Your swap was requested.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ holiday_day: '2026-11-30', substitute_day: '2026-12-08' });
});

it('withdraws a swap that waits, and undoes an approved one', async () => {
  const mine = { decide: false, cancel: true };
  const swaps = [approvedSwap, { ...waitingSwap, abilities: mine }];
  const { user } = await renderScreen('/my-schedule', { as: employee, server: scheduleWith({ holidays: [], swaps }) });
  const sent = watch(calls.cancel, undefined);
  await user.click(await screen.findByRole('button', { name: 'Undo the swap of Bonifacio Day' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo the swap' });
  expect(dialog.textContent).toContain('Mon, Nov 30 is off again, and you work on Tue, Dec 8.');
  await user.click(within(dialog).getByRole('button', { name: 'Undo swap' }));
  expect(await screen.findByText('The swap was undone.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Withdraw the swap of Bonifacio Day' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Withdraw the swap' })).getByRole('button', { name: 'Withdraw' }),
  );
  expect(await screen.findByText('The swap was withdrawn.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ id: 6 }, { id: 5 }]);
});

it('shows nothing to somebody without holidays to swap', async () => {
  await renderScreen('/my-schedule', { as: employee, server: scheduleWith({ holidays: [], swaps: [] }) });
  expect(await screen.findByText('No link yet.')).toBeTruthy();
  expect(screen.queryByText('Holiday swaps')).toBeNull();
});

it('offers the swap beside the coming holidays', async () => {
  const row = { day: bonifacio.day, name: bonifacio.name, from_time: null, until_time: null, people: 1, off: 1 };
  const usual = userDetailsFor(pageDataFor(employee));
  const details = answers(profileEndpoints.userDetails, { ...usual, user: { ...usual.user, is_employee: true } });
  const server = [
    details,
    answers(holidaysEndpoints.coming, [row]),
    answers(calls.own, { holidays: [bonifacio], swaps: [] }),
  ];
  const { user } = await renderScreen('/', { as: employee, server: [...server, substitutes] });
  await user.click(await screen.findByRole('button', { name: 'Swap Bonifacio Day' }));
  expect(await screen.findByRole('dialog', { name: 'Swap Bonifacio Day' })).toBeTruthy();
});
