import { expect, it } from 'vitest';
import { type Cell, readCell } from './read-cell.ts';

const identifier = { key: 'id', header: 'Employee ID', isIdentifier: true } as const;
const text = { key: 'position', header: 'Position' } as const;
const amount = { key: 'salary', header: 'Salary', holds: 'number' } as const;
const day = { key: 'start', header: 'Start', holds: 'day' } as const;
const flag = { key: 'salaried', header: 'Salaried', holds: 'flag' } as const;

const inText = (said: string): Cell => ({ text: said, type: { kind: 'text' } });
const inCsv = (said: string): Cell => ({ text: said, type: null });
const number = (said: string, format: string | null = 'General'): Cell => ({
  text: said,
  type: { kind: 'number', format },
});

it.each([
  ['a padded identifier', number('12345', '00000000'), identifier, '00012345'],
  ['an identifier with hyphens', number('123456789', '000-00-0000'), identifier, '123-45-6789'],
  ['an identifier of twelve digits', number('123456789012'), identifier, '123456789012'],
  ['an identifier with a dot that was typed as text', inText('12.5'), identifier, '12.5'],
  ['a text that looks like a truth value', inText('TRUE'), text, 'TRUE'],
  ['a truth value of a .csv file', inCsv('TRUE'), flag, 'TRUE'],
  ['a text with an exponent', inText('1.5E+11'), text, '1.5E+11'],
  ['an amount with a format', number('12345.5', '#,##0'), amount, '12345.5'],
  ['a decimal in a text', number('12.5'), text, '12.5'],
  ['a number in a column of days', number('46083'), day, '46083'],
  ['a day', { text: '2026-03-02', type: { kind: 'day' } }, day, '2026-03-02'],
  ['a truth value', { text: 'TRUE', type: { kind: 'boolean' } }, flag, 'TRUE'],
  ['a number for a truth value', number('1'), flag, '1'],
] as const)('reads %s', (_, cell, column, read) => {
  expect(readCell(cell, column)).toEqual({ text: read, problem: null });
});

it.each([
  ['a decimal number', number('12.5'), identifier, 'format the column as text'],
  ['a decimal number', inCsv('12.0'), identifier, 'format the column as text'],
  ['a rounded number', inText('1.23457E+11'), identifier, 'format the column as text'],
  ['a truth value', inCsv('FALSE'), text, 'format the column as text'],
  [
    'a number that its format shows as something else',
    number('12345', '0.00'),
    identifier,
    'format the column as text',
  ],
  ['a number that its format shows as something else', number('12345', null), text, 'format the column as text'],
  ['a percentage', number('0.5', '0%'), amount, 'enter a number'],
  ['a date', { text: '2026-01-02', type: { kind: 'day' } }, identifier, 'format the column as text'],
  ['a date', { text: '2026-01-02', type: { kind: 'day' } }, flag, 'write Yes or No'],
  ['a truth value', { text: 'TRUE', type: { kind: 'boolean' } }, text, 'format the column as text'],
  ['a truth value', { text: 'TRUE', type: { kind: 'boolean' } }, day, 'write the day as YYYY-MM-DD'],
] as const)('refuses %s: %j', (what, cell, column, remedy) => {
  expect(readCell(cell, column).problem).toMatch(new RegExp(`^contains ${what}: ${remedy}`));
});
