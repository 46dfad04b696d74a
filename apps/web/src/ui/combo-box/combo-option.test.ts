import { expect, it } from 'vitest';
import { nextOption, optionsMatching } from './combo-option.ts';

const options = [
  { value: '1', label: 'America/New York', hint: 'GMT-5' },
  { value: '2', label: 'Asia/Manila', hint: 'GMT+8' },
  { value: '3', label: 'Asia/Singapore', disabled: true },
];

it.each([
  ['', ['1', '2', '3']],
  ['MANILA', ['2']],
  ['york amer', ['1']],
  ['gmt+8', ['2']],
  ['paris', []],
])('"%s" finds %j', (text, values) => {
  expect(optionsMatching(options, text).map((option) => option.value)).toEqual(values);
});

it('wraps around and skips disabled options', () => {
  expect(nextOption(options, -1, 1)).toBe(0);
  expect(nextOption(options, 1, 1)).toBe(0);
  expect(nextOption(options, 0, -1)).toBe(1);
  expect(nextOption([{ value: '3', label: 'x', disabled: true }], -1, 1)).toBe(-1);
});
