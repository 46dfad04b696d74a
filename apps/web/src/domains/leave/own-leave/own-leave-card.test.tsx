import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { pageDataFor, userDetailsFor } from '../../../testing/people.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { sick, unpaid, vacation, waitingLeave } from '../leave-request.fixture.ts';

withFakeServer();

const employee = { roles: ['employee'] as const };
const usual = userDetailsFor(pageDataFor(employee));
const details = answers(profileEndpoints.userDetails, { ...usual, user: { ...usual.user, is_employee: true } });

/** Three of ten days are approved for later. */
const operationToCome = { ...sick, held_minutes: 0, available_minutes: 3360, used_minutes: 0 };

it('is on the home page of an employee, with the next leave, and requests more in place', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-10T04:00:00Z'), toFake: ['Date'] });
  const server = [
    details,
    answers(leaveRequestsEndpoints.choices, {
      policy: null,
      types: [vacation, operationToCome, { ...unpaid, held_minutes: 960, available_minutes: -960 }],
    }),
    answers(leaveRequestsEndpoints.own, [
      { ...waitingLeave, last_day: '2026-03-16', minutes: 480 },
      { ...waitingLeave, id: 6, first_day: '2026-03-02', last_day: '2026-03-02', state: 'approved' },
    ]),
  ];
  const { user } = await renderScreen('/', { as: employee, server });
  const balances = within(await screen.findByRole('list', { name: 'Leave balances' }));
  expect(balances.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vacation Leave8 of 11 days',
    'Sick Leave7 of 10 days',
    'Leave Without Pay2 days requested',
  ]);
  const next = await screen.findAllByRole('link', { name: /Vacation Leave/ });
  expect(next.map(({ textContent }) => textContent)).toEqual(['Mon, Mar 16Vacation Leave · 1 dayPending']);
  await user.click(screen.getByRole('button', { name: 'Request leave' }));
  expect(await screen.findByRole('dialog', { name: 'Request leave' })).toBeTruthy();
});

it('is not on the home page of staff without an employee record', async () => {
  await renderScreen('/', { as: { roles: ['sales'] } });
  await screen.findByText('Your work');
  expect(screen.queryByText('Leave balance')).toBeNull();
});
