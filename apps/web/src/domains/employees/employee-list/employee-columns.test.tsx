import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { listOf } from '../employee-row.fixture.ts';

withFakeServer();

it('filters by name and by incomplete configuration behind the funnel of the name', async () => {
  const { user, address } = await renderScreen('/employees', { as: { roles: ['hr'] }, server: [listOf()] });
  await user.click(await screen.findByRole('button', { name: 'Filter Incomplete Configuration' }));
  const form = await screen.findByRole('dialog', { name: 'Filter Incomplete Configuration' });
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'ana');
  await user.click(within(form).getByRole('checkbox', { name: 'RE Fee' }));
  await user.click(within(form).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(address()).toContain('filter.name=ana'));
  expect(address()).toContain('re_fee');
});
