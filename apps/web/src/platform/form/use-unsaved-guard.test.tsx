import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
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

function show(form: ReactNode) {
  const routes = [
    { path: '/list', element: <h1>List</h1> },
    { path: '/form', element: form },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/list', '/form'] });
  render(<RouterProvider router={router} />);
  return router;
}

const askToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('leaves immediately while nothing has changed', async () => {
  const onClose = vi.fn();
  show(<Form dirty={false} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel form' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(askToLeave()).toBe(false);
});

it('asks first after a change', async () => {
  const onClose = vi.fn();
  show(<Form dirty onClose={onClose} />);
  expect(askToLeave()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel form' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel form' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks before the Back button closes the form', async () => {
  const router = show(<Form dirty onClose={() => undefined} />);
  void router.navigate(-1);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Cancel form' })).toBeTruthy();
  void router.navigate(-1);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeTruthy();
});

it('allows a change of the address on the same page', async () => {
  const router = show(<Form dirty onClose={() => undefined} />);
  await router.navigate('/form?q=ana');
  expect(router.state.location.search).toBe('?q=ana');
  expect(screen.queryByRole('dialog')).toBeNull();
});
