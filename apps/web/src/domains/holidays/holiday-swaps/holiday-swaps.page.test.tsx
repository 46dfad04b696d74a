import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holidaySwapsEndpoints as calls } from '../../../platform/api/endpoints/holiday-swaps.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { approvedSwap, waitingSwap } from '../holiday-swap.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };

it('approves a swap, and rejects one only with a reason', async () => {
  const list = answers(calls.list, { data: [waitingSwap], total: 1 });
  const { user } = await renderScreen('/holiday-swaps', { as: hr, server: [list] });
  const decided = watch(calls.decide, undefined);
  const review = await screen.findByRole('button', { name: 'Review the swap of Ana Reyes' });
  await user.click(review);
  const dialog = await screen.findByRole('dialog', { name: 'Review holiday swap' });
  expect(dialog.textContent).toContain('Ana Reyes: Bonifacio Day. Works on Mon, Nov 30, off on Tue, Dec 8.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Say why the swap is rejected.');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Your decision was recorded.')).toBeTruthy();
  expect(decided.map(({ body }) => body)).toEqual([{ id: 5, decision: 'approved', note: '' }]);
});

it('undoes an approved swap with a reason', async () => {
  const list = answers(calls.list, { data: [approvedSwap], total: 1 });
  const { user } = await renderScreen('/holiday-swaps?show=decided', { as: hr, server: [list] });
  const sent = watch(calls.cancel, undefined);
  await user.click(await screen.findByRole('button', { name: /^Actions for Ana Reyes/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Undo swap…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo holiday swap' });
  await user.type(within(dialog).getByLabelText(/^Note/), 'The office is closed.');
  await user.click(within(dialog).getByRole('button', { name: 'Undo swap' }));
  expect(await screen.findByText('The swap was undone.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ id: 6, note: 'The office is closed.' }]);
});

it('says that nothing waits', async () => {
  const none = answers(calls.list, { data: [], total: 0 });
  await renderScreen('/holiday-swaps', { as: hr, server: [none] });
  expect(await screen.findByText('No holiday swap waits for a decision.')).toBeTruthy();
});

it('offers to try again if loading failed', async () => {
  await renderScreen('/holiday-swaps', { as: hr, server: [refuses(calls.list, 'unexpected')] });
  expect(await screen.findByText('Holiday swaps to decide could not be loaded')).toBeTruthy();
});
