import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AppModal } from './app-modal.tsx';
import { SidePanel } from './side-panel.tsx';

function WithPanel({ children }: { readonly children?: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Add Employee
      </button>
      {opened ? (
        <SidePanel opened onClose={() => setOpened(false)} title="Employee Form Details">
          <input aria-label="Name" data-autofocus="" />
          {children}
        </SidePanel>
      ) : null}
    </>
  );
}

it('is a named dialog that takes the focus and returns it', async () => {
  render(<WithPanel />);
  const opener = screen.getByRole('button', { name: 'Add Employee' });
  await userEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Employee Form Details' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('closes only the topmost dialog on Escape', async () => {
  const onClose = vi.fn();
  const over = (
    <AppModal opened onClose={onClose} title="Sure?">
      Yes
    </AppModal>
  );
  render(<WithPanel>{over}</WithPanel>);
  await userEvent.click(screen.getByRole('button', { name: 'Add Employee' }));
  await screen.findByRole('dialog', { name: 'Sure?' });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Employee Form Details' })).toBeTruthy();
});

it('submits its form with the button in the footer', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <SidePanel
      opened
      onClose={() => undefined}
      title="Team"
      onSubmit={onSubmit}
      actions={<button type="submit">Add</button>}
    >
      <input aria-label="Name" />
    </SidePanel>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('keeps a fixed dialog open', async () => {
  const onClose = vi.fn();
  render(
    <AppModal opened fixed onClose={onClose} title="Configuration error">
      Ask an administrator.
    </AppModal>,
  );
  await screen.findByRole('dialog', { name: 'Configuration error' });
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
