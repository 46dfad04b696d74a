import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRow, listOf } from '../employee-row.fixture.ts';

withFakeServer();

it('filters by a text in the name and by incomplete configurations in one step', async () => {
  const { user, address } = await renderScreen('/employees', {
    as: { roles: ['hr'] },
    server: [listOf(employeeRow())],
  });
  await screen.findByRole('row', { name: /Ana Reyes/ });
  const head = screen.getByRole('columnheader', { name: /^Name/ });
  await user.click(within(head).getByRole('button', { name: 'Filter Name and Incomplete Configuration' }));
  const popover = await screen.findByRole('dialog', { name: 'Filter Name and Incomplete Configuration' });
  await user.type(within(popover).getByRole('textbox', { name: 'Name' }), 'ana');
  await user.click(within(popover).getByRole('checkbox', { name: 'Schedule' }));
  await user.click(within(popover).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(address()).toContain('filter.name=ana'));
  expect(address()).toContain('filter.incomplete_configuration=schedule');
});
