import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { overtimeRow } from '../attendance.fixture.ts';
import { address, hr, usual, waitingDay } from './employee-attendance.fixture.ts';

withFakeServer();
afterEach(() => vi.useRealTimers());

const ben = { id: 8, name: 'Ben Cruz', position: 'Analyst' };

it('decides on the overtime of one person by a double click, in the row and beside the list', async () => {
  const rows = [overtimeRow, { ...overtimeRow, id: 10, employee: ben }];
  let shown = rows;
  const server = [
    answers(overtimeEndpoints.list, () => ({ data: shown, total: shown.length, waiting: shown.length })),
    ...usual.slice(0, 2),
    answers(attendanceDaysEndpoints.details, waitingDay),
  ];
  const { user } = await renderScreen(`${address}?show=overtime`, { as: hr, server });
  const sent = watch(overtimeEndpoints.decide, () => {
    shown = rows.slice(1);
    return { done: 1, left_out: [] };
  });
  await screen.findByRole('button', { name: /^Approve the overtime of Ana Reyes/ });
  vi.useFakeTimers({ toFake: ['Date'] });
  await user.click(screen.getByRole('button', { name: /^Approve the overtime of Ana Reyes/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /of Ana Reyes/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Approve the overtime of Ben Cruz/ }));
  await user.click(within(screen.getByRole('row', { name: /Ben Cruz/ })).getByText('1 h 30 min'));
  const beside = within(await screen.findByRole('complementary', { name: 'Ben Cruz' }));
  const box = within(beside.getByRole('region', { name: 'Pending overtime' }));
  await user.click(box.getByRole('button', { name: 'Approve overtime' }));
  await act(async () => undefined);
  expect(sent).toHaveLength(1);
  vi.setSystemTime(Date.now() + 700);
  await user.click(box.getByRole('button', { name: 'Approve overtime' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});
