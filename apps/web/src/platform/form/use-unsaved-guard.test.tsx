import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

function Form({ dirty, onClose }: { readonly dirty: boolean; readonly onClose: () => void }) {
  const guard = useUnsavedGuard(dirty);
  return (
    <>
      <button type="button" onClick={() => guard.leave(onClose)}>
        Cancel form
      </button>
      {guard.dialog}
    </>
  );
}

const askToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('lets go at once while nothing was changed', async () => {
  const onClose = vi.fn();
  render(<Form dirty={false} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel form' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(askToLeave()).toBe(false);
});

it('asks first once something was', async () => {
  const onClose = vi.fn();
  render(<Form dirty onClose={onClose} />);
  expect(askToLeave()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel form' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel form' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(onClose).toHaveBeenCalledOnce();
});
