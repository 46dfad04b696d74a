import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choices, formDefaults } from '../domains/employees/employee-form.fixture.ts';
import { employeeRow, listOf } from '../domains/employees/employee-row.fixture.ts';
import { heading, renderScreen, withFakeServer } from './render-screen.tsx';

withFakeServer();

const hr = { roles: ['hr'] as const };
const server = [listOf(employeeRow()), formDefaults, ...choices];

it('goes to a screen by G and its letter, and nowhere that the viewer may not open', async () => {
  const { user, address } = await renderScreen('/', { as: hr, server });
  await heading(/Maricel$/);
  await user.keyboard('ge');
  await heading('Employees');
  await user.keyboard('gy');
  expect(address()).toBe('/employees');
});

it('lists the keys of every screen, of the table and of this screen', async () => {
  const { user } = await renderScreen('/employees', { as: hr, server });
  await screen.findByRole('link', { name: 'Ana Reyes' });
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getAllByRole('region').map((group) => group.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['This screen', 'Table', 'Everywhere', 'Go to']),
  );
  expect(dialog.getAllByText('Next and previous row')).toHaveLength(1);
});

it('adds on C, but leaves letters to a field', async () => {
  const { user } = await renderScreen('/employees', { as: hr, server });
  await screen.findByRole('link', { name: 'Ana Reyes' });
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(search, 'gec?');
  expect(search.value).toBe('gec?');
  expect(screen.queryByRole('dialog')).toBeNull();
  search.blur();
  await user.keyboard('c');
  expect(await screen.findByRole('dialog', { name: 'Employee Form Details' })).toBeTruthy();
});
