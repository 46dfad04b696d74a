import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownNumber } from './shown-number.ts';

it.each([
  ['12345', 'General', '12345'],
  ['12345', '[$-3409]General', '12345'],
  ['12345', '@', '12345'],
  ['12345', '0', '12345'],
  ['12345', '#,##0', '12345'],
  ['1234567', '#,##0;[Red]-#,##0', '1234567'],
  ['12345', '00000000', '00012345'],
  ['123456789', '00000000', '123456789'],
  ['123456789', '000-00-0000', '123-45-6789'],
  ['12345', '000\\-00\\-0000', '000-01-2345'],
  ['42', '"EMP-"0000', 'EMP-0042'],
  ['42', '[Blue]"A;1 "00000;-0', 'A;1 00042'],
  ['9171234567', '(0000) 000 0000', '(0917) 123 4567'],
  ['0', '00000', '00000'],
  ['0', '00000;-00000;"none"', null],
  ['12.5', 'General', '12.5'],
])('%s with %s shows %s', (text, format, shown) => {
  expect(shownNumber(text, format)).toBe(shown);
});

it.each([
  '0.00',
  '#,##0.00',
  '0%',
  '0.00E+00',
  '0,',
  '# ?/?',
  '$#,##0',
  '[$EMP-]0000',
  '[<=99]0;00',
  ';;;',
  '_(* #,##0_)',
])('%s shows something else than the whole number', (format) => {
  expect(shownNumber('12345', format)).toBeNull();
});

it('a format that is not known shows nothing that is known', () => {
  expect(shownNumber('12345', null)).toBeNull();
});

it('a format of digits pads with zeros to its length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fc.integer({ min: 1, max: 15 }), (number, length) => {
      expect(shownNumber(String(number), '0'.repeat(length))).toBe(String(number).padStart(length, '0'));
    }),
  );
});
