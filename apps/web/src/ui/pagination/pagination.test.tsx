import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pagination } from './pagination.tsx';

function show(page: number) {
  const onPage = vi.fn();
  const onSize = vi.fn();
  render(<Pagination page={page} size={30} total={941} onPage={onPage} choice={{ sizes: [30, 50, 100], onSize }} />);
  return { onPage, onSize };
}

it('shows the range of rows and the total', () => {
  show(32);
  expect(screen.getByText('931–941 of 941')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Page 32' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
});

it('changes the page and the number of rows per page', async () => {
  const { onPage, onSize } = show(1);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 32' }));
  await userEvent.selectOptions(screen.getByLabelText('Rows'), '100');
  expect(onPage.mock.calls).toEqual([[2], [32]]);
  expect(onSize).toHaveBeenCalledWith(100);
});

it('offers no page size without a choice, and is hidden if one page holds all', () => {
  const { rerender } = render(<Pagination page={1} size={30} total={31} onPage={vi.fn()} />);
  expect(screen.queryByLabelText('Rows')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  rerender(<Pagination page={1} size={30} total={30} onPage={vi.fn()} />);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

it('shows only the total if the smallest page holds all, and leads back from a page beyond the end', () => {
  const choice = { sizes: [30, 50, 100], onSize: vi.fn() };
  const { rerender } = render(<Pagination page={1} size={50} total={30} onPage={vi.fn()} choice={choice} />);
  expect(screen.getByText('1–30 of 30')).toBeTruthy();
  expect(screen.queryByLabelText('Rows')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  rerender(<Pagination page={1} size={50} total={31} onPage={vi.fn()} choice={choice} />);
  expect(screen.getByLabelText('Rows')).toBeTruthy();
  rerender(<Pagination page={2} size={30} total={12} onPage={vi.fn()} choice={choice} />);
  expect(screen.getByText('0 of 12')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Page 1' })).toBeTruthy();
});
