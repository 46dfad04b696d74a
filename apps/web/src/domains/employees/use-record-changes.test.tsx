import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { employeeHistoryEndpoints } from '../../platform/api/endpoints/employee-history.generated.ts';
import { employeesEndpoints } from '../../platform/api/endpoints/employees.generated.ts';
import { payChangesEndpoints } from '../../platform/api/endpoints/pay-changes.generated.ts';
import { answers, watch } from '../../testing/fake-server.ts';
import { withOwnModules } from '../../testing/own-modules.ts';
import { heading, renderScreen, withFakeServer } from '../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from './employee-record.fixture.ts';
import { employeeRow } from './employee-row.fixture.ts';

vi.hoisted(() => vi.resetModules());
/** The push client of the other side of the socket: a test sends the server's events. */
const socket = vi.hoisted(() => ({ channels: new Map<string, (event: string, data: unknown) => void>() }));
vi.mock('pusher-js', () => ({
  default: class {
    connection = { bind: () => undefined };
    subscribe(name: string) {
      return {
        bind_global: (handler: (event: string, data: unknown) => void) => socket.channels.set(name, handler),
      };
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

const hr = { roles: ['hr'] as const };

async function changed(id: number) {
  await vi.waitFor(() => expect([...socket.channels.keys()]).toContain('private-employees'), { timeout: 8000 });
  act(() => socket.channels.get('private-employees')?.('employees.changed', { id }));
}

it('shows changes by others in the list, in place, without keeping the session alive', async () => {
  const { address } = await renderScreen('/employees?page=2', {
    as: hr,
    server: [
      answers(employeesEndpoints.table, { data: [employeeRow()], total: 31 }),
      ...recordAnswers(employeeRecord()),
    ],
  });
  await screen.findByRole('link', { name: 'Ana Reyes' });
  const requests = watch(employeesEndpoints.table, { data: [employeeRow({ position: 'Case manager' })], total: 31 });
  await changed(99);
  expect(await screen.findByText('Case manager')).toBeTruthy();
  expect(requests.map(({ headers }) => headers.get('x-muster-background'))).toEqual(['1']);
  expect(requests[0]?.query.get('dt_params')).toContain('"first":30');
  expect(address()).toBe('/employees?page=2');
});

it('refreshes the details of the changed employee only', async () => {
  await renderScreen('/employees/12?tab=policies', { as: hr, server: recordAnswers(employeeRecord()) });
  await heading('Ana Reyes');
  await screen.findByText('Standard leave');
  const records = watch(employeesEndpoints.details, employeeRecord({ version: 4, position: 'Case manager' }));
  const policies = watch(employeeHistoryEndpoints.policies, []);
  await changed(13);
  await changed(12);
  expect(await screen.findByText('Case manager')).toBeTruthy();
  expect(await screen.findByText('No leave policy yet.')).toBeTruthy();
  expect([records.length, policies.length]).toEqual([1, 1]);
});

it('shows that a pay change waits as soon as somebody requested it', async () => {
  await renderScreen('/employees/12', { as: hr, server: recordAnswers(employeeRecord()) });
  await heading('Ana Reyes');
  await screen.findByText('Ayala Avenue, Makati');
  const waiting = {
    ...{ id: 7, employee: { id: 12, name: 'Ana Reyes' }, client: 'Harbour Legal', fields: ['Basic salary'] },
    ...{ requested_by: 'Ben Cruz', state: 'waiting' as const, note: null, created_at: '2026-03-02T01:00:00Z' },
    ...{ decided_by: null, decided_at: null, approval: null, abilities: { decide: true, withdraw: false } },
  };
  watch(payChangesEndpoints.list, { data: [waiting], total: 1 });
  await changed(12);
  expect(await screen.findByText('A change waits for approval: Basic salary')).toBeTruthy();
});
