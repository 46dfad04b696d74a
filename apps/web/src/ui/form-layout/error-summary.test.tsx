import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

it('links each line to its field and unfolds the rest', async () => {
  const onSelect = vi.fn();
  const errors = Array.from({ length: 9 }, (_, index) => ({ field: `f${index}`, text: `Text ${index}.`, onSelect }));
  render(<ErrorSummary title="9 fields need attention" errors={errors} />);
  expect(screen.getByRole('alert').textContent).toContain('9 fields need attention');
  expect(screen.queryByText('Text 6.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'and 3 more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Text 6.' }));
  expect(onSelect).toHaveBeenCalledOnce();
});
