import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type PlainColumn, PlainTable } from './plain-table.tsx';

const columns: readonly PlainColumn<{ name: string; reason: string }>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Reason', isFree: true, cell: ({ reason }) => reason },
];
const rows = [{ name: 'Ana Cruz', reason: 'Forgot' }];
const table = (isBroad = false) => (
  <PlainTable
    label="People"
    columns={columns}
    rows={rows}
    rowId={({ name }) => name}
    empty="Nobody."
    isBroad={isBroad}
  />
);

it('wraps user-written text inside words, and gives its labels to the blocks of small windows', () => {
  render(table());
  expect(screen.getByRole('cell', { name: 'Forgot' }).dataset).toMatchObject({ free: 'true', label: 'Reason' });
  expect(screen.getByRole('rowheader', { name: 'Ana Cruz' })).toBeTruthy();
});

it('marks a value that is missing, which phones leave out', () => {
  const { rerender } = render(table());
  expect(screen.getByRole('cell').dataset.missing).toBeUndefined();
  rerender(
    <PlainTable
      label="People"
      columns={[
        { header: 'Name', cell: ({ name }) => name },
        { header: 'Reason', cell: () => null },
      ]}
      rows={rows}
      rowId={({ name }) => name}
      empty="Nobody."
    />,
  );
  expect(screen.getByRole('cell').dataset.missing).toBe('true');
});

it('leaves less space between many columns on tablets; seven become blocks', () => {
  const { rerender } = render(table(false));
  const marks = () => {
    const { tight, broad } = screen.getByRole('table', { name: 'People' }).dataset;
    return { tight, broad };
  };
  expect(marks()).toEqual({});
  rerender(table(true));
  expect(marks()).toEqual({ tight: 'true' });
  const many = [...columns, ...['A', 'B', 'C', 'D', 'E'].map((header) => ({ header, cell: () => header }))];
  rerender(<PlainTable isBroad label="People" columns={many} rows={rows} rowId={({ name }) => name} empty="Nobody." />);
  expect(marks()).toEqual({ broad: 'true' });
});

it('opens a row by its name', async () => {
  const opened: string[] = [];
  render(
    <PlainTable
      label="People"
      columns={columns}
      rows={rows}
      rowId={({ name }) => name}
      empty="Nobody."
      opens={{ label: ({ name }) => `Open ${name}`, run: ({ name }) => opened.push(name) }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open Ana Cruz' }));
  expect(opened).toEqual(['Ana Cruz']);
});
