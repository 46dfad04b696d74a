import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OpeningPanel } from './opening-panel.tsx';

it('says why the form could not be opened, tries again, and can be closed', async () => {
  const [onRetry, onClose] = [vi.fn(), vi.fn()];
  const panel = { opened: true, onClose, onRetry, title: 'Shift details' };
  const { rerender } = render(<OpeningPanel {...panel} error={null} />);
  expect(await screen.findByRole('dialog', { name: 'Shift details' })).toBeTruthy();
  expect(screen.queryByText('The form could not be opened')).toBeNull();
  rerender(<OpeningPanel {...panel} error={new Error('Failed to fetch')} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});
