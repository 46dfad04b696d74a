import { expect, it } from 'vitest';
import { linesOf } from './imports.presenter.ts';

it('words each error with its row, column and value', () => {
  const messages = [
    { column: 'Work email', value: 'x', reason: 'It is wrong.' },
    { column: 'Name', value: '', reason: 'It is required.' },
    { column: null, value: '', reason: 'Skipping, it is empty.' },
  ];
  expect(linesOf({ row_number: 5, messages })).toEqual([
    'Row 5: Work email "x": It is wrong.',
    'Row 5: Name: It is required.',
    'Row 5: Skipping, it is empty.',
  ]);
});
