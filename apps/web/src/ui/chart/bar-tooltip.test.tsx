import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarTooltip } from './bar-tooltip.tsx';

const row = { id: '1', name: 'March 2026', value: 95 };
const minutes = (value: number) => `${value} min`;

it('shows the value of a bar, and nothing outside the bars', () => {
  const { container, rerender } = render(<BarTooltip row={row} label="Lateness" format={minutes} />);
  expect(screen.getByText('March 2026')).toBeTruthy();
  expect(screen.getByText('Lateness 95 min')).toBeTruthy();
  rerender(<BarTooltip row={undefined} label="Lateness" format={minutes} />);
  expect(container.textContent).toBe('');
});
