import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useConfirm } from './use-confirm.tsx';

function Row({ action }: { readonly action: () => Promise<unknown> }) {
  const { ask, dialog } = useConfirm();
  const remove = () =>
    ask({
      title: 'Delete Employee',
      text: 'Are you sure you want to delete this employee?',
      danger: true,
      confirmLabel: 'Delete',
      processingLabel: 'Deleting...',
      action,
      explain: () => 'An error occurred while deleting employee.',
    });
  return (
    <>
      <button type="button" onClick={remove}>
        Remove row
      </button>
      {dialog}
    </>
  );
}

const open = async (action: () => Promise<unknown>) => {
  render(<Row action={action} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove row' }));
  await screen.findByRole('dialog', { name: 'Delete Employee' });
};

it('does nothing until the user confirms', async () => {
  const action = vi.fn(async () => undefined);
  await open(action);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(action).not.toHaveBeenCalled();
});

it('stays open and shows progress while it works, then closes', async () => {
  let done: (value: unknown) => void = () => undefined;
  await open(() => new Promise((resolve) => (done = resolve)));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('button', { name: 'Deleting...' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  done(null);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows why it failed and can be tried again', async () => {
  await open(() => Promise.reject(new Error('409')));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred while deleting employee.');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
});
