import { userChannel } from '@muster/contract/user-channel.ts';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ticketApprovalsEndpoints as calls } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { watch } from '../../../testing/fake-server.ts';
import { withOwnModules } from '../../../testing/own-modules.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ticketApprovalsServer } from '../ticket-approval.fixture.ts';

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

it('takes away what another approver of the client settled', async () => {
  const uuid = '01890000-0000-7000-8000-000000000007';
  const as = { roles: ['client-admin'], clientId: 3, user: { uuid } } as const;
  await renderScreen('/tickets-for-approval', { as, server: ticketApprovalsServer });
  expect(await screen.findByRole('button', { name: 'Approve TCK-7' })).toBeTruthy();
  const own = userChannel(uuid);
  await vi.waitFor(() => expect([...socket.channels.keys()]).toContain(own), { timeout: 8000 });
  const requests = watch(calls.list, { data: [], total: 0 });
  act(() => socket.channels.get(own)?.('needs.changed', {}));
  // Two seconds are for the server, the network and a busy machine.
  const late = new Promise((resolve) => setTimeout(resolve, 500, 'late'));
  const asked = vi.waitFor(() => expect(requests).toHaveLength(1), { interval: 10, timeout: 4000 });
  expect(await Promise.race([asked.then(() => 'asked'), late])).toBe('asked');
  expect(await screen.findByText('No ticket waits for your approval.', undefined, { timeout: 4000 })).toBeTruthy();
});
