import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarTooltip } from './bar-tooltip.tsx';

const row = { id: '1', name: 'March 2026', values: { worked: 38, absent: 2 } };
const worked = { name: 'worked', label: 'Came' };
const days = (value: number) => `${value} days`;

it('shows each value and its share of the whole', () => {
  render(<BarTooltip row={row} series={[worked, { name: 'absent', label: 'Missing' }]} format={days} />);
  expect(screen.getByText(/Came 38 days \(95\.0%\)/)).toBeTruthy();
  expect(screen.getByText(/Missing 2 days \(5\.0%\)/)).toBeTruthy();
});

it('shows a single value without a share, and nothing outside the bars', () => {
  const { container, rerender } = render(<BarTooltip row={row} series={[worked]} format={days} />);
  expect(screen.getByText('Came 38 days')).toBeTruthy();
  rerender(<BarTooltip row={undefined} series={[worked]} format={days} />);
  expect(container.textContent).toBe('');
});
