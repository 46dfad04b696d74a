import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ownProfile } from '../domains/employees/employee-files.fixture.ts';
import { dayOf } from '../domains/home/own/own-days.fixture.ts';
import { vacation } from '../domains/leave/leave-request.fixture.ts';
import { attendanceEndpoints } from '../platform/api/endpoints/attendance.generated.ts';
import { employeeProfileEndpoints } from '../platform/api/endpoints/employee-profile.generated.ts';
import { leaveRequestsEndpoints } from '../platform/api/endpoints/leave-requests.generated.ts';
import { profileEndpoints } from '../platform/api/endpoints/profile.generated.ts';
import { answers } from '../testing/fake-server.ts';
import { pageDataFor, userDetailsFor } from '../testing/people.ts';
import { renderScreen, withFakeServer } from '../testing/render-screen.tsx';

withFakeServer();

const ana = { roles: ['employee'] as const, user: { employeeId: 12 } };

it('begins the own profile with where, when and with whom the employee works', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-10T04:00:00Z'), toFake: ['Date'] });
  const shift = { id: 3, name: 'Sydney Day Shift', timezone_id: 140, timezone: 'Australia/Sydney' };
  const myShift = { ...shift, start_time: '12:00', end_time: '20:00', work_days: [1, 2, 3, 4, 5] };
  const details = { ...userDetailsFor(pageDataFor(ana)), myShift };
  const next = ['in' as const];
  const own = { now: '2026-03-10T04:00:00Z', zone: 'Asia/Manila', next, since: null, correctable: null };
  await renderScreen('/my-profile', {
    as: ana,
    server: [
      answers(profileEndpoints.userDetails, details),
      answers(employeeProfileEndpoints.read, ownProfile),
      answers(attendanceEndpoints.own, { ...own, days: [dayOf('2026-03-11')] }),
      answers(leaveRequestsEndpoints.choices, { policy: null, types: [vacation] }),
    ],
  });
  const factOf = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;
  await screen.findByText('Wed, Mar 11');
  expect(await factOf('Shift, Mon – Fri')).toContain('12:00 PM – 8:00 PM Sydney');
  expect(await factOf('Next shift')).toContain('9:00 AM – 5:00 PM');
  expect(await factOf('Leave left')).toContain('Vacation Leave');
});
