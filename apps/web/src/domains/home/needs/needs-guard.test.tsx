import type { Need } from '@muster/contract/domains/home/need-answers.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { withOwnModules } from '../../../testing/own-modules.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { answerOf, waitingOf } from './needs.fixture.ts';

vi.hoisted(() => vi.resetModules());
withOwnModules();
withFakeServer();
afterEach(() => {
  vi.useRealTimers();
});

const leaveOf = (id: number, name: string): Need => ({
  ...waitingOf(id),
  kind: 'leave',
  request: {
    id,
    employee: { id: 10 + id, name },
    client: 'Harbourline',
    leave_type: 'Vacation Leave',
    first_day: '2026-03-16',
    last_day: '2026-03-18',
    days: [],
    minutes: 1440,
    reason: null,
    is_late: false,
  },
});

async function openQueue(address: string) {
  let left = [leaveOf(1, 'Ana Reyes'), leaveOf(2, 'Ben Cruz'), leaveOf(3, 'Cy Uy')];
  const server = [answers(needsEndpoints.list, () => answerOf(...left))];
  const { user } = await renderScreen(address, { as: { roles: ['hr'] }, server });
  const sent: unknown[] = [];
  watch(leaveRequestsEndpoints.decide, ({ body }) => {
    sent.push(body);
    left = left.slice(1);
    return undefined;
  });
  await isOpen('Ana Reyes');
  return { user, sent };
}

const isOpen = (name: string) => screen.findByRole('button', { name, expanded: true });

// First in the file: the code of the dialog is not loaded yet.
it.each(['/', '/action-center'])(
  'does not approve on %s when the reason is typed before the dialog is there',
  async (at) => {
    const { user, sent } = await openQueue(at);
    await user.keyboard('raaa');
    expect(await screen.findByRole('dialog', { name: /Ana Reyes/ })).toBeTruthy();
    expect(sent).toEqual([]);
  },
);

it('decides on one entry by a double click, a second A or a held one, and on the next after a moment', async () => {
  const { user, sent } = await openQueue('/');
  vi.useFakeTimers({ toFake: ['Date'] });
  const approve = () => screen.getByRole('button', { name: /^Approve/ });
  await user.keyboard('aa');
  await isOpen('Ben Cruz');
  await user.keyboard('a');
  vi.setSystemTime(Date.now() + 700);
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  await waitFor(() => expect(screen.queryByText('Ana Reyes')).toBeNull());
  expect(sent).toHaveLength(1);
  await user.keyboard('a');
  await isOpen('Cy Uy');
  await user.click(approve());
  expect(sent).toHaveLength(2);
});

it('shows on every row that a decision has to wait a moment', async () => {
  const { user } = await openQueue('/');
  const waits = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
  expect(waits(/^Approve: the leave of Ben Cruz/)).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'] });
  await user.keyboard('a');
  await isOpen('Ben Cruz');
  expect(waits(/^Approve: the leave of Cy Uy/)).toBe('true');
  expect(waits(/^Reject… the leave of Cy Uy/)).toBe('true');
  vi.setSystemTime(Date.now() + 700);
  await user.keyboard('j');
  await isOpen('Cy Uy');
  expect(waits(/^Approve: the leave of Ben Cruz/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Reject… the leave of Ben Cruz/ }));
  expect(await screen.findByRole('dialog', { name: /Ben Cruz/ })).toBeTruthy();
});
