import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilterForm } from './filter-form.tsx';
import type { FilterValue } from './table-view.ts';

it('asks for the last day again when it lies before the first, and applies nothing', () => {
  const applied: (FilterValue | undefined)[] = [];
  const named = { field: 'start_date', label: 'Start date', filter: { kind: 'dates' } } as const;
  render(<FilterForm named={named} value={undefined} onApply={(value) => applied.push(value)} />);
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  type('From', '2026-03-02');
  type('To', '2026-03-01');
  expect(screen.getByText('Choose a day on or after the first.')).toBeTruthy();
  expect(apply.disabled).toBe(true);
  fireEvent.submit(apply);
  expect(applied).toEqual([]);
  type('To', '2026-03-02');
  fireEvent.click(apply);
  expect(applied).toEqual([{ from: '2026-03-02', to: '2026-03-02' }]);
});

it('takes a range of numbers, compared as numbers', () => {
  const applied: (FilterValue | undefined)[] = [];
  const named = { field: 'worked', label: 'Worked', filter: { kind: 'numbers', unit: 'minutes' } } as const;
  render(<FilterForm named={named} value={undefined} onApply={(value) => applied.push(value)} />);
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('At least, in minutes', '90');
  type('At most, in minutes', '9');
  expect(screen.getByText('Enter a number that is not below the first.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
  type('At most, in minutes', '480');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(applied).toEqual([{ from: '90', to: '480' }]);
});
