import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { acceptedSwap } from '../schedule.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const approved = { ...acceptedSwap, id: 6, state: 'approved' as const, abilities: { decide: false, undo: true } };

it('refuses a swap only with a reason', async () => {
  const lists = answers(swapsEndpoints.list, { data: [acceptedSwap], total: 1 });
  const { user } = await renderScreen('/shift-swaps', { as: hr, server: [lists] });
  const decided = watch(swapsEndpoints.decide, undefined);
  const review = await screen.findByRole('button', { name: 'Review the swap of Ana Reyes' });
  expect(screen.getByText('Bella Cruz works')).toBeTruthy();
  await user.click(review);
  const dialog = await screen.findByRole('dialog', { name: 'Review swap' });
  expect(dialog.textContent).toContain('Bella Cruz works Wed, Mar 11, 9:00 AM – 6:00 PM.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Say why the swap is rejected.');
  await user.type(within(dialog).getByLabelText(/^Note/), 'We need you both.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Your decision was recorded.')).toBeTruthy();
  expect(decided.map(({ body }) => body)).toEqual([{ id: 5, decision: 'refused', note: 'We need you both.' }]);
});

it('undoes an approved swap with a reason', async () => {
  const lists = watch(swapsEndpoints.list, { data: [approved], total: 1 });
  const { user } = await renderScreen('/shift-swaps?show=decided', { as: hr });
  const undone = watch(swapsEndpoints.undo, undefined);
  await user.click(await screen.findByRole('button', { name: /^Actions for Ana Reyes/ }));
  expect(lists[0]?.query.get('view')).toBe('decided');
  await user.click(await screen.findByRole('menuitem', { name: 'Undo swap…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo swap' });
  await user.type(within(dialog).getByLabelText(/^Note/), 'The client needs Ana.');
  await user.click(within(dialog).getByRole('button', { name: 'Undo swap' }));
  expect(await screen.findByText('The swap was undone.')).toBeTruthy();
  expect(undone[0]?.body).toEqual({ id: 6, note: 'The client needs Ana.' });
});

it('offers to try again if loading failed', async () => {
  await renderScreen('/shift-swaps', { as: hr, server: [refuses(swapsEndpoints.list, 'unexpected')] });
  expect(await screen.findByText('Swaps to decide could not be loaded')).toBeTruthy();
});

it('says that nothing waits', async () => {
  await renderScreen('/shift-swaps', { as: hr, server: [answers(swapsEndpoints.list, { data: [], total: 0 })] });
  expect(await screen.findByText('No swap waits for a decision.')).toBeTruthy();
});
