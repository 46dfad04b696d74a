import { sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { expect, it } from 'vitest';
import { filledRecord } from '../employee-form.fixture.ts';
import { changedOnly, draftOver, withoutSensitive } from './draft-values.ts';
import { blankValues, valuesOf } from './employee-form-values.ts';

const blank = blankValues({ today: '2026-11-21', bankName: 'BDO Unibank' });

it('employee-form.sensitive.1 keeps no sensitive value in a draft', () => {
  const draft = withoutSensitive(valuesOf(filledRecord()));
  for (const field of sensitiveFields) expect(draft).not.toHaveProperty(field);
  expect(draft).toMatchObject({ name: 'Ana Reyes', office_id: 1, is_salaried: true });
});

it('employee-form.sensitive.1 keeps of a stored record what was typed, without sensitive values', () => {
  const stored = valuesOf(filledRecord());
  expect(changedOnly({ ...stored, position: 'Nurse', tin: '000' }, stored)).toEqual({ position: 'Nurse' });
  expect(changedOnly({ ...stored, tin: '000' }, stored)).toBeNull();
});

it("restores only the draft's fields of the form", () => {
  const draft = { name: 'Half a name', office_id: 4, position: null, city: { evil: true }, unknown: 'x' };
  const values = draftOver(blank, draft);
  expect(values).toEqual({ ...blank, name: 'Half a name', office_id: 4, position: null });
});

it.each([null, undefined, 'text', 7])('keeps the form unchanged if the draft is %s', (draft) => {
  expect(draftOver(blank, draft)).toEqual(blank);
});
