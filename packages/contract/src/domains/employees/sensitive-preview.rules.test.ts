import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sensitiveFields } from './employees.constants.ts';
import { sensitiveGroupNames, sensitiveGroups } from './sensitive-groups.ts';
import { sensitivePreview } from './sensitive-preview.rules.ts';

it('puts each sensitive field into exactly one group', () => {
  const fields = sensitiveGroupNames.flatMap((name) => [...sensitiveGroups[name].fields]);
  expect(fields.toSorted()).toEqual([...sensitiveFields].toSorted());
});

it('shows the last four characters of numbers, and of everything else only that it exists', () => {
  const preview = sensitivePreview({
    sss: '34-1234540-2',
    tin: '123',
    basic_salary: 4_600_000,
    bank_account_no: '001122337035',
    city: 'Parañaque',
    notes: 'On a loan.',
  });
  expect(preview).toEqual({
    government: [
      { label: 'SSS', text: '•••• 5402' },
      { label: 'TIN', text: '••••' },
    ],
    pay: [
      { label: 'Salary', text: 'PHP ••••••' },
      { label: 'Bank account', text: '•••• 7035' },
    ],
    home: [{ label: 'Address', text: '••••' }],
    notes: [{ label: 'Notes', text: '••••' }],
  });
});

it('never shows half of a value', () => {
  const value = fc.string({ minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(...sensitiveFields), value, (field, text) => {
      const shown = Object.values(sensitivePreview({ [field]: text })).flatMap((facts) =>
        facts.map((fact) => fact.text),
      );
      for (const masked of shown) {
        const open = masked.replaceAll('•', '').replace('PHP', '').trimStart();
        expect([...open].length * 2).toBeLessThanOrEqual([...text].length);
      }
    }),
  );
});
