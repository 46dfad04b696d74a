import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';

function show() {
  const onDelete = vi.fn();
  const entries = vi.fn(() => [
    { label: 'View', to: '/employees/7' },
    { label: 'Update', disabled: true },
    'divider' as const,
    { label: 'Delete', danger: true, onSelect: onDelete },
  ]);
  render(
    <MemoryRouter>
      <MenuButton label="Actions for Ana" entries={entries} />
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
  return { onDelete, entries, button: screen.getByRole('button', { name: 'Actions for Ana' }) };
}

it('renders its entries only when it opens, and focuses the first', async () => {
  const { entries, button } = show();
  expect(entries).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'View' }));
});

it('moves by arrows and letters and skips disabled entries', async () => {
  const { button } = show();
  button.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Delete');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('View');
  await userEvent.keyboard('d');
  expect(document.activeElement?.textContent).toBe('Delete');
});

it('runs the selected entry, closes, and returns the focus', async () => {
  const { button, onDelete } = show();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('closes on Escape and on a press outside', async () => {
  const { button } = show();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
});
