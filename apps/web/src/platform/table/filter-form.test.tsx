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
