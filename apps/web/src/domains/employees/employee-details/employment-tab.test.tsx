import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

it("shows the hours of a shift on the viewer's clock, and on its own where that differs", async () => {
  const day = { id: 5, name: 'Sydney Day', start_time: '09:00', end_time: '17:30', timezone: 'Australia/Sydney' };
  const late = { id: 6, name: 'Late', start_time: '14:00', end_time: '23:00', timezone: 'Asia/Manila' };
  const assigned = answers(employeeHistoryEndpoints.assignments, {
    clients: [],
    positions: [],
    shifts: [
      { id: 2, from: '2025-02-09', to: null, state: 'current', shift: day, rotation: null },
      { id: 1, from: '2024-01-01', to: '2025-02-08', state: 'past', shift: late, rotation: null },
    ],
  });
  const server = [assigned, ...recordAnswers(employeeRecord())];
  await renderScreen('/employees/12?tab=employment', { as: { roles: ['hr'] }, server });
  const current = await screen.findByRole('list', { name: 'Shifts (current and planned)' });
  expect(within(current).getByText('Sydney Day')).toBeTruthy();
  expect(
    within(current).getByText(/^6:00 AM – 2:30 PM \(9:00 AM – 5:30 PM Sydney\) · Since Feb 9, 2025$/),
  ).toBeTruthy();
  const past = screen.getByRole('table', { name: 'Shifts (past)' });
  expect(within(past).getByText('2:00 PM – 11:00 PM')).toBeTruthy();
});
