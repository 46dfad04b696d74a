import { expect, it } from 'vitest';
import { employeeRecord, sensitiveRecord } from './employee-record.fixture.ts';
import { presentProfile } from './profile.presenter.ts';

it('row 11: shows only the ending of numbers, hides short ones, notes and salary', () => {
  const sensitive = {
    ...sensitiveRecord,
    sss: '34-1234567-8',
    tin: '12345',
    notes: 'secret note',
    basic_salary: 777_000,
  };
  const profile = presentProfile(employeeRecord, sensitive, true);
  expect(profile.personal).toMatchObject({ sss_ending: '5678', tin_ending: '', phic_ending: null });
  expect(JSON.stringify(profile)).not.toMatch(/1234567|12345|secret note|777000|7770/);
});

it('has no personal part without the right, and no editable fields for others', () => {
  expect(presentProfile(employeeRecord, null, false)).toMatchObject({ personal: null, abilities: { update: false } });
  expect(presentProfile(employeeRecord, sensitiveRecord, false).abilities.update).toBe(false);
});
