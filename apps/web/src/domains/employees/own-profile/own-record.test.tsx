import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { employeeCardEndpoints } from '../../../platform/api/endpoints/employee-card.generated.ts';
import { employeeProfileEndpoints } from '../../../platform/api/endpoints/employee-profile.generated.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { pageDataFor, userDetailsFor } from '../../../testing/people.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { idCard, ownProfile } from '../employee-files.fixture.ts';

withFakeServer();

const ana = { roles: ['employee'] as const, user: { employeeId: 12 } };
const ownAttendance = {
  now: '2026-03-10T04:00:00Z',
  zone: 'Asia/Manila',
  next: ['in' as const],
  since: null,
  correctable: null,
  days: [
    {
      work_date: '2026-03-11',
      shift: 'Sydney Day Shift',
      zone: 'Australia/Sydney',
      starts_at: '2026-03-11T01:00:00Z',
      ends_at: '2026-03-11T09:00:00Z',
      status: 'scheduled' as const,
      punches: [],
      figures: null,
      explanation: null,
      proposal: null,
      correction: null,
      locked: null,
      adjustments: [],
      abilities: { correct: false },
    },
  ],
};
const open = (tab: string) =>
  renderScreen(`/my-profile?tab=${tab}`, {
    as: ana,
    server: [
      answers(employeeProfileEndpoints.read, ownProfile),
      answers(employeeCardEndpoints.details, { ...idCard, abilities: { renew: false, change_photo: false } }),
    ],
  });

describe('my profile as an employee', () => {
  it('account.screens.5 account.screens.7 shows the employment, and the last digits of numbers', async () => {
    await open('overview');
    expect(await screen.findByText('MUS-12')).toBeTruthy();
    expect(screen.getByText('12 Mabini Street, 1200 Makati')).toBeTruthy();
    expect(screen.getByText('Manila', { selector: 'dd' })).toBeTruthy();
    expect(screen.getByText('•••• 5678')).toBeTruthy();
    expect(screen.getByText('On file')).toBeTruthy();
    const tabs = screen.getByRole('navigation', { name: 'Parts of your profile' });
    expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Contact',
      'ID card',
      'Account and security',
    ]);
  });

  it('begins with where, when and with whom the employee works', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-10T04:00:00Z'), toFake: ['Date'] });
    const shift = { id: 3, name: 'Sydney Day Shift', timezone_id: 140, timezone: 'Australia/Sydney' };
    const myShift = { ...shift, start_time: '12:00', end_time: '20:00', work_days: [1, 2, 3, 4, 5] };
    await renderScreen('/my-profile', {
      as: ana,
      server: [
        answers(employeeProfileEndpoints.read, ownProfile),
        answers(profileEndpoints.userDetails, { ...userDetailsFor(pageDataFor(ana)), myShift }),
        answers(attendanceEndpoints.own, ownAttendance),
        answers(leaveRequestsEndpoints.choices, { policy: null, types: [] }),
      ],
    });
    await screen.findByText('Wed, Mar 11');
    const factOf = (label: string) => screen.getByText(label).parentElement?.textContent;
    expect(factOf('Shift, Mon – Fri')).toContain('12:00 PM – 8:00 PM Sydney');
    expect(factOf('Next shift')).toContain('9:00 AM – 5:00 PM');
    expect(factOf('Leave left')).toContain('–');
  });

  it('changes the own contact, and sends only what was changed', async () => {
    const { user } = await open('contact');
    const saved = watch(employeeProfileEndpoints.update, { version: 4 });
    const city = await screen.findByLabelText(/^City/);
    await user.clear(city);
    await user.type(city, 'Cebu');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile has been successfully updated.')).toBeTruthy();
    expect(saved.map(({ body }) => body)).toEqual([{ version: 3, city: 'Cebu' }]);
  });

  it("shows what is wrong before it sends, and the server's refusal", async () => {
    const { user } = await open('contact');
    const city = await screen.findByLabelText(/^City/);
    await user.clear(city);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The city is required.');
    fakeServer.use(refuses(employeeProfileEndpoints.update, 'conflict', { message: 'HR changed this meanwhile.' }));
    await user.type(city, 'Cebu');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('HR changed this meanwhile.'));
  });

  it('shows the own card, without the tools of HR', async () => {
    await open('id-card');
    expect(await screen.findByRole('region', { name: 'Front of the card' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Replace lost card' })).toBeNull();
  });
});
