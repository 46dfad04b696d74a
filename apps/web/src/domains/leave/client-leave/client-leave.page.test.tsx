import type { ClientLeaveRow } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientLeaveEndpoints as endpoints } from '../../../platform/api/endpoints/client-leave.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const as = { roles: ['client-user'] as const };
const row: ClientLeaveRow = {
  id: 5,
  employee: 'Ana Reyes',
  class: 'planned',
  partial_days: [],
  first_day: '2026-03-16',
  last_day: '2026-03-18',
  days: 3,
  state: 'requested',
  team: { of: 5, days: [{ day: '2026-03-17', away: 2 }], limited: [] },
  may_decide: true,
};
const decided: ClientLeaveRow = {
  ...row,
  id: 4,
  employee: 'Ben Cruz',
  state: 'approved',
  team: null,
  may_decide: false,
};
const list = { is_approver: true, waiting: [row], decided: [decided] };

it('shows name, class and days, and approves', async () => {
  const { user } = await renderScreen('/leave-approvals', { as, server: [answers(endpoints.list, list)] });
  const waiting = await screen.findByRole('list', { name: 'Leave to approve' });
  expect(waiting.textContent).toContain('Planned leave · Mon, Mar 16 – Wed, Mar 18 · 3 working days');
  expect(within(waiting).getByText('2 of 5 away on Tue, Mar 17')).toBeTruthy();
  const decidedOnes = screen.getByRole('list', { name: 'Decided leave' });
  expect(decidedOnes.textContent).toContain('Ben Cruz');
  expect(within(decidedOnes).queryByRole('button')).toBeNull();
  const sent = watch(endpoints.decide, undefined);
  await user.click(within(waiting).getByRole('button', { name: 'Approve the leave of Ana Reyes' }));
  expect(await screen.findByText('You approved the leave of Ana Reyes.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ id: 5, decision: 'approved' });
  const undone = watch(endpoints.undo, undefined);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The leave waits for a decision again.')).toBeTruthy();
  expect(undone.map(({ body }) => body)).toEqual([{ id: 5 }]);
});

it('asks for a reason to reject', async () => {
  const { user } = await renderScreen('/leave-approvals', { as, server: [answers(endpoints.list, list)] });
  await user.click(await screen.findByRole('button', { name: 'Reject… the leave of Ana Reyes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject the leave of Ana Reyes?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Say why the leave is rejected.');
});

it('says so to users who do not approve leave, and when loading fails', async () => {
  const nothing = { is_approver: false, waiting: [], decided: [] };
  await renderScreen('/leave-approvals', { as, server: [answers(endpoints.list, nothing)] });
  expect(await screen.findByText("You don't approve leave")).toBeTruthy();
});

it('offers to try again if loading failed', async () => {
  await renderScreen('/leave-approvals', { as, server: [refuses(endpoints.list, 'unexpected')] });
  expect(await screen.findByText('The leave could not be loaded')).toBeTruthy();
});
