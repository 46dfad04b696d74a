import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { withOwnModules } from '../../../testing/own-modules.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { correctionRow, dayRowOf, overtimeRow } from '../attendance.fixture.ts';
import { address, hr, list, usual, waitingDay } from './employee-attendance.fixture.ts';

vi.hoisted(() => vi.resetModules());
const socket = vi.hoisted(() => ({ channels: new Map<string, (event: string, data: unknown) => void>() }));
vi.mock('pusher-js', () => ({
  default: class {
    connection = { bind: () => undefined };
    subscribe(name: string) {
      return { bind_global: (handler: (event: string, data: unknown) => void) => socket.channels.set(name, handler) };
    }
    unsubscribe(name: string) {
      socket.channels.delete(name);
    }
    disconnect() {
      socket.channels.clear();
    }
  },
}));

withOwnModules('pusher-js');
withFakeServer();

it.each([
  { view: '?show=corrections', opens: 'I forgot to clock out.', thing: 'correction' },
  { view: '?show=overtime', opens: '1 h 30 min', thing: 'overtime' },
  { view: '', opens: 'Ana Reyes', thing: 'correction' },
  { view: '', opens: 'Ana Reyes', thing: 'overtime' },
])(
  'keeps the reason of a rejection of $thing on “$view” when somebody else decides',
  async ({ view, opens, thing }) => {
    let isDecided = false;
    const waiting = <Row,>(row: Row) => {
      const data = isDecided ? [] : [row];
      return { data, total: data.length, waiting: data.length };
    };
    const day = dayRowOf({ state: 'late', is_correction_pending: true, waiting_overtime_minutes: 90 });
    const server = [
      answers(correctionsEndpoints.list, () => waiting(correctionRow)),
      answers(overtimeEndpoints.list, () => waiting(overtimeRow)),
      answers(attendanceDaysEndpoints.list, { ...list, data: [day], total: 1 }),
      answers(attendanceDaysEndpoints.details, () =>
        isDecided ? { ...waitingDay, ...day, corrections: [] } : { ...waitingDay, ...day },
      ),
      ...usual.slice(0, 1),
    ];
    const { user } = await renderScreen(`${address}${view}`, { as: hr, server });
    await user.click((await screen.findAllByText(opens))[0] ?? document.body);
    const beside = within(await screen.findByRole('complementary', { name: 'Ana Reyes' }));
    const box = await beside.findByRole('region', { name: `Pending ${thing}` });
    await user.click(within(box).getByRole('button', { name: 'Reject…' }));
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^Reject ${thing}`) }));
    await user.type(dialog.getByLabelText(/^Note/), 'Seen in the log.');
    await vi.waitFor(() => expect(socket.channels.size).toBeGreaterThan(0), { timeout: 8000 });
    isDecided = true;
    act(() => {
      for (const tell of socket.channels.values()) tell('schedule.changed', {});
    });
    await waitFor(() => expect(box.isConnected).toBe(false));
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('Seen in the log.');
  },
);
