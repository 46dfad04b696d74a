import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProblem } from './show-problem.ts';
import { clearToasts } from './toast-store.ts';
import { Toaster } from './toaster.tsx';
import { showError, showErrorList, showSuccess } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  act(clearToasts);
  render(<Toaster />);
});
afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows a text for three seconds in a region that is announced', () => {
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  act(() => void showSuccess('Employee Saved Successfully'));
  expect(region.textContent).toBe('Employee Saved Successfully');
  pass(2999);
  expect(region.textContent).not.toBe('');
  pass(1);
  expect(region.textContent).toBe('');
});

it('stays while the mouse is over it', () => {
  act(() => void showError('Something went wrong.', { durationMs: 5000 }));
  const toast = screen.getByRole('alert');
  fireEvent(toast, new Event('pointerenter'));
  pass(60_000);
  expect(screen.getByRole('alert')).toBe(toast);
  fireEvent(toast, new Event('pointerleave'));
  pass(5000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ends a refusal when the user succeeds, and no other message', () => {
  act(() => {
    showProblem(new Error('Dana changed this shift.'));
    showErrorList('Two were left out', ['One.']);
    showSuccess('Shift saved');
  });
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual([
    expect.stringContaining('Two were left out'),
  ]);
  expect(screen.getByText('Shift saved')).toBeTruthy();
});

it('lists each message once, folds long lists, and can be dismissed', () => {
  const lines = ['One.', 'One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'];
  act(() => void showErrorList('Could not be saved', lines));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'One.',
    'Two.',
    'Three.',
    'Four.',
    'Five.',
    'Six.',
    'and 1 more',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not repeat the same text', () => {
  for (let times = 0; times < 3; times += 1) act(() => void showError('Something went wrong.'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
