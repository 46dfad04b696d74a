import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currenciesEndpoints } from '../../../platform/api/endpoints/currencies.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const aud = { id: 2, version: 1, code: 'AUD', name: 'Australian dollar', symbol: '$', used: 40 };
const server = [answers(currenciesEndpoints.list, { data: [aud], total: 1 })];
const as = { roles: ['hr'] as const };

it('product.areas.1 lists currencies and changes one, but not its code', async () => {
  const { user } = await renderScreen('/currencies', { as, server });
  expect((await screen.findByRole('row', { name: /AUD/ })).textContent).toContain('40');
  await user.click(screen.getByRole('button', { name: 'Actions for AUD' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Update' }));
  const panel = await screen.findByRole('dialog', { name: 'Currency details' });
  expect(within(panel).queryByRole('textbox', { name: /^Code/ })).toBeNull();
  await user.clear(within(panel).getByRole('textbox', { name: /^Symbol/ }));
  await user.type(within(panel).getByRole('textbox', { name: /^Symbol/ }), 'A$');
  const sent = watch(currenciesEndpoints.update, { id: 2, version: 2 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Currency Australian dollar has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 2, version: 1, code: 'AUD', name: 'Australian dollar', symbol: 'A$' });
});

it('shows an empty text, and offers to add the first', async () => {
  const empty = answers(currenciesEndpoints.list, { data: [], total: 0 });
  const { user } = await renderScreen('/currencies', { as, server: [empty] });
  expect(await screen.findByText('Add the currencies you bill and pay in.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add the first currency' }));
  expect(await screen.findByRole('dialog', { name: 'Currency details' })).toBeTruthy();
});

it('is forbidden for other roles', async () => {
  const { address } = await renderScreen('/currencies', { as: { roles: ['sales'] } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(address()).toBe('/forbidden');
});
