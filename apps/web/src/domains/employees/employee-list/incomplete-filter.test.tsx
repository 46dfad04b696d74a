import { incompleteItems } from '@muster/contract/incomplete-configuration.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { FilterValue } from '../../../platform/table/table-view.ts';
import { incompleteFilter } from './incomplete-filter.tsx';

const labels = [
  'All',
  'Employee Base Cost',
  'Nonrefundable',
  'RE Fee',
  'Shift',
  'Schedule',
  'Birth Date',
  'Occurrence Points Policy',
];

it('employee-list.incomplete-filter.2 employee-list.incomplete-filter.3 offers All and the seven items', () => {
  renderFilter(undefined);
  expect(screen.getByRole('group', { name: 'Incomplete Configuration' })).toBeTruthy();
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('div, label')?.textContent ?? '')).toEqual(labels);
});

it('All selects all seven, or none if it was on', async () => {
  const { user, held } = renderFilter(undefined);
  await user.click(screen.getByRole('checkbox', { name: 'All' }));
  expect(held()).toEqual(incompleteItems);
  await user.click(screen.getByRole('checkbox', { name: 'RE Fee' }));
  expect(held()).toEqual(incompleteItems.filter((item) => item !== 're_fee'));
  expect(screen.getByRole('checkbox', { name: 'All' })).toHaveProperty('checked', false);
  await user.click(screen.getByRole('checkbox', { name: 'RE Fee' }));
  await user.click(screen.getByRole('checkbox', { name: 'All' }));
  expect(held()).toEqual([]);
});

it('describes itself, and reads only known values from an address', () => {
  expect(incompleteFilter.describe(['birthdate'])).toBe('Birth Date');
  expect(incompleteFilter.describe(['birthdate', 'shift', 'drop table'])).toBe('2 selected');
  expect(incompleteFilter.describe([...incompleteItems])).toBe('All');
});

function renderFilter(initial: FilterValue | undefined) {
  const changed = vi.fn();
  render(<Held initial={initial} onChange={changed} />);
  return { user: userEvent.setup(), held: () => changed.mock.lastCall?.[0] };
}

function Held({ initial, onChange }: { initial: FilterValue | undefined; onChange: (value: unknown) => void }) {
  const [value, setValue] = useState(initial);
  const change = (next: FilterValue | undefined) => {
    setValue(next);
    onChange(next);
  };
  return incompleteFilter.render({ value, onChange: change });
}
