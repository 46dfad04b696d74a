import { expect, it } from 'vitest';
import { changesIn, detailsOf, fieldLabel } from './changes-in.ts';

it('lists only the fields that differ, by name', () => {
  const before = { position: 'Bookkeeper', name: 'Ana', is_salaried: false };
  const after = { position: 'Accountant', name: 'Ana', is_salaried: true };
  expect(changesIn({ before, after })).toEqual([
    { field: 'is_salaried', before: 'No', after: 'Yes' },
    { field: 'position', before: 'Bookkeeper', after: 'Accountant' },
  ]);
});

it('shows all fields of a record that was created or deleted', () => {
  expect(changesIn({ before: null, after: { name: 'Ana' } })).toEqual([{ field: 'name', before: null, after: 'Ana' }]);
  expect(changesIn({ before: { name: 'Ana' }, after: null })).toEqual([{ field: 'name', before: 'Ana', after: null }]);
  expect(changesIn({ before: null, after: null })).toEqual([]);
});

it('shows nested values unchanged', () => {
  expect(changesIn({ before: { days: [1] }, after: { days: [1, 2] } })[0]).toMatchObject({
    before: '[1]',
    after: '[1,2]',
  });
});

it('names fields as people read them', () => {
  expect(fieldLabel('work_email')).toBe('Work email');
  expect(detailsOf({ details: { userAgent: 'Firefox', failures: null } })).toEqual([
    { label: 'User agent', value: 'Firefox' },
    { label: 'Failures', value: '–' },
  ]);
});
