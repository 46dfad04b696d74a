import { describe, expect, it } from 'vitest';
import { employeeDetails } from './employee-answers.ts';
import { employeeLabels, sensitiveFields } from './employees.constants.ts';
import { createEmployeeBody } from './employees.schemas.ts';
import {
  openPlainFields,
  type PlainField,
  plainFieldFacts,
  plainFieldsIn,
  sensitivePlainFields,
} from './plain-fields.ts';

const all: readonly PlainField[] = [...sensitivePlainFields, ...openPlainFields];

describe.each(all)('%s', (field) => {
  const { label, longest, section } = plainFieldFacts[field];

  it('has its label, its section and its place in the answer', () => {
    expect(employeeLabels[field]).toBe(label);
    expect(plainFieldsIn(section)).toContain(field);
    expect(Object.keys(employeeDetails.shape)).toContain(field);
  });

  it('may be absent, is emptied to null, and is refused beyond its length', () => {
    const schema = createEmployeeBody.shape[field];
    expect(schema.parse(undefined)).toBeUndefined();
    expect(schema.parse(' ')).toBeNull();
    expect(schema.safeParse('x'.repeat(longest)).success).toBe(true);
    expect(schema.safeParse('x'.repeat(longest + 1)).success).toBe(false);
  });
});

it('shows sensitive fields only to viewers with the permission', () => {
  expect(plainFieldsIn('Other Information', { sensitiveVisible: false })).toEqual(openPlainFields);
  expect(plainFieldsIn('Other Information')).toEqual(all);
  expect(sensitiveFields).toEqual(expect.arrayContaining([...sensitivePlainFields]));
  for (const field of openPlainFields) expect(sensitiveFields).not.toContain(field);
});
