import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankAccountErrors } from './domains/employees/employees.rules.ts';
import { updateEmployeeShape } from './domains/employees/employees.schemas.ts';
import { optionalIdentifier, requiredIdentifier } from './fields.ts';
import { identifierKey, normalizedIdentifier } from './identifier.ts';
import { isPhilippineMobile, phoneDigits } from './phone.ts';

const anyText = fc.string({ unit: 'binary' });

/** One character in the ways that files and keyboards write it. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  '-': ['-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uff0d', ' - '],
  ' ': [' ', '\u00a0', '\u202f', '\u3000', '  ', '\t'],
};
const spelled = (plain: string) =>
  fc
    .tuple(
      ...[...plain].map((one) =>
        fc.constantFrom(...(spellings[one] ?? [one, String.fromCharCode(one.charCodeAt(0) + 0xfee0), `\u200b${one}`])),
      ),
    )
    .map((parts) => parts.join(''));

describe('one spelling', () => {
  it('does not change when it is applied again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizedIdentifier(text);
        expect(normalizedIdentifier(once)).toBe(once);
      }),
    );
  });

  it('is the same for all widths, spaces and hyphens, and keeps leading zeros', () => {
    const plain = fc.stringMatching(/^[0A-Za-z1-9]([ -]?[0-9A-Za-z])*$/);
    fc.assert(
      fc.property(
        plain.filter((text) => text.length > 0).chain((text) => fc.tuple(fc.constant(text), spelled(text))),
        ([text, other]) => {
          expect(normalizedIdentifier(other)).toBe(text);
          expect(identifierKey(other)).toBe(identifierKey(text));
        },
      ),
    );
    expect(normalizedIdentifier('００\u00a012\u201134')).toBe('00 12-34');
    expect(identifierKey('00 12-34 a')).toBe('001234A');
  });
});

it('refuses an identifier that a spreadsheet program rounded', () => {
  for (const field of [requiredIdentifier('Number', 50), optionalIdentifier('Number', 50)]) {
    for (const rounded of ['1.23457E+11', '1e+5', '１.5E+11']) expect(field.safeParse(rounded).success).toBe(false);
    for (const exact of ['1.5', '1E5', '12.5E+11', 'E+11']) expect(field.safeParse(exact).success).toBe(true);
  }
});

it('is what the fields store', () => {
  const full = '３４\u20111234567\u20138';
  const fields = ['third_party_employee_id', 'bank_account_no', 'sss', 'pagibig', 'tin', 'phic'] as const;
  for (const field of [...fields, 'biometric_id', 'sprout_system_id', 'work_phone', 'personal_phone'] as const) {
    expect(updateEmployeeShape[field].parse(full), field).toBe('34-1234567-8');
  }
  expect(requiredIdentifier('Number', 50).safeParse('\u00a0\u200b').success).toBe(false);
  expect(optionalIdentifier('Number', 50).parse('\u3000')).toBeNull();
  // One character that becomes several counts as several.
  expect(optionalIdentifier('Number', 3).safeParse('\ufdfa').success).toBe(false);
});

it('is what the rules of account and phone numbers read', () => {
  const savings = { payment_method: 'Bank Account', bank_type: 'Savings' };
  expect(bankAccountErrors({ ...savings, bank_account_no: '１２３４\u2011５６７８\u00a0９０１２' })).toEqual({});
  expect(isPhilippineMobile(phoneDigits('０９１７\u2011１２３\u20114567'))).toBe(true);
});
