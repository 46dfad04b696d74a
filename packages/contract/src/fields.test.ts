import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  flag,
  optionalAmount,
  optionalClockTime,
  optionalDay,
  optionalEmail,
  optionalId,
  optionalText,
  requiredAmount,
  requiredChoice,
  requiredClockTime,
  requiredDay,
  requiredEmail,
  requiredId,
  requiredText,
} from './fields.ts';
import { isDay } from './plain-day.ts';

const bounds = { least: 1, most: 1_000_000 };

it('trims text and names the field in each message', () => {
  const name = requiredText('Name', 5);
  expect(name.parse('  Ana ')).toBe('Ana');
  expect(saidOf(name, '   ')).toBe('The name is required.');
  expect(saidOf(name, undefined)).toBe('The name is required.');
  expect(saidOf(name, null)).toBe('The name is required.');
  expect(saidOf(name, 'Anabel')).toBe('The name must not exceed 5 characters.');
  expect(saidOf(name, 5)).toBe('The name is invalid.');
  expect(saidOf(name, 'A\u0000b')).toBe('The name is invalid.');
  expect(saidOf(name, 'A\ud83db')).toBe('The name is invalid.');
  expect(name.parse('A😀b')).toBe('A😀b');
  // Pasted text may carry marks that turn its direction.
  expect(name.parse('\u202aA\u200en\u2069a\u202c')).toBe('Ana');
});

it('takes a time of day as HH:MM', () => {
  const start = requiredClockTime('Start');
  expect([start.parse('00:00'), start.parse(' 23:59 ')]).toEqual(['00:00', '23:59']);
  expect(saidOf(start, '')).toBe('The start is required.');
  for (const other of ['24:00', '9:00', '09:60', '9 AM']) expect(saidOf(start, other)).toBe('The start is invalid.');
  expect(optionalClockTime('End').parse('')).toBeNull();
  expect(saidOf(optionalClockTime('End'), '24:00')).toBe('The end is invalid.');
});

it('turns an emptied optional field into null and leaves an absent one absent', () => {
  const body = z.strictObject({ a: optionalText('A', 5), b: optionalEmail('B', 50), c: optionalDay('C') });
  expect(body.parse({ a: ' ', b: '', c: '' })).toEqual({ a: null, b: null, c: null });
  expect(body.parse({ a: null })).toEqual({ a: null });
  expect(Object.keys(body.parse({}))).toEqual([]);
});

it('checks e-mail addresses, required and optional', () => {
  expect(saidOf(requiredEmail('Work email', 100), '')).toBe('The work email is required.');
  for (const email of [requiredEmail('Work email', 20), optionalEmail('Work email', 20)]) {
    expect(saidOf(email, 'a@b')).toBe('The work email must be a valid email address.');
    expect(saidOf(email, 'abcdefghijkl@example.com')).toBe('The work email must not exceed 20 characters.');
    expect(email.parse(' ana@example.com')).toBe('ana@example.com');
  }
});

it('accepts only values of a closed list', () => {
  const place = requiredChoice('Place', ['wfh', 'wfo']);
  expect(place.parse('wfh')).toBe('wfh');
  expect(saidOf(place, 'moon')).toBe('The place is invalid.');
  expect(saidOf(place, '')).toBe('The place is required.');
});

it('accepts ids from 1 to the largest integer of the database', () => {
  for (const wrong of [0, -1, 1.5, 2_147_483_648, '1'])
    expect(saidOf(requiredId('Office'), wrong)).toBe('The office is invalid.');
  expect(saidOf(requiredId('Office'), null)).toBe('The office is required.');
  expect(requiredId('Office').parse(2_147_483_647)).toBe(2_147_483_647);
  expect(optionalId('Office').parse(null)).toBeNull();
});

it('employee-form.dates.2 accepts real days from 1900 to 9999-12-31', () => {
  for (const right of ['9999-12-31', '1900-01-01', '2000-02-29', '2024-02-29']) {
    expect(requiredDay('Start date').parse(right)).toBe(right);
  }
  expect(saidOf(requiredDay('Start date'), '')).toBe('The start date is required.');
  for (const wrong of [
    '10000-01-01',
    '2023-02-29',
    '2024-13-01',
    '2024-1-1',
    '1899-12-31',
    '2100-02-29',
    'today',
    '2024-04-31',
  ]) {
    expect(saidOf(requiredDay('Start date'), wrong)).toBe('The start date is invalid.');
  }
});

it('agrees with the calendar on every day', () => {
  const part = (least: number, most: number) => fc.integer({ min: least, max: most });
  fc.assert(
    fc.property(part(1900, 9999), part(1, 12), part(1, 31), (year, month, date) => {
      const text = [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
      const time = new Date(`${text}T00:00:00Z`);
      const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
      expect(isDay(text)).toBe(isReal);
    }),
  );
});

it('limits.amounts.1 parses whole units with two decimals to cents', () => {
  const salary = requiredAmount('Basic salary', bounds);
  expect(salary.parse('25,000.5')).toBe(2_500_050);
  expect(salary.parse(1)).toBe(100);
  expect(saidOf(salary, '')).toBe('The basic salary is required.');
  expect(saidOf(salary, undefined)).toBe('The basic salary is required.');
  expect(saidOf(salary, 'much')).toBe('The basic salary must be a valid number.');
  expect(saidOf(salary, true)).toBe('The basic salary must be a valid number.');
  expect(saidOf(salary, 1.005)).toBe('The basic salary must be a valid number.');
  expect(saidOf(salary, 0.99)).toBe('The basic salary must be at least 1.');
  expect(saidOf(salary, '1000000.01')).toBe('The basic salary must not exceed 1,000,000.');
});

it('leaves an optional amount null or absent', () => {
  const salary = optionalAmount('Basic salary', bounds);
  expect([salary.parse(''), salary.parse(null), salary.parse(undefined), salary.parse(2)]).toEqual([
    null,
    null,
    undefined,
    200,
  ]);
  expect(saidOf(salary, 0)).toBe('The basic salary must be at least 1.');
});

it('accepts only booleans for yes and no', () => {
  expect(flag('Salaried').parse(false)).toBe(false);
  expect(saidOf(flag('Salaried'), 'false')).toBe('The salaried is invalid.');
});

function saidOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

it('says that an emptied id is required, and reads an emptied optional one as none', () => {
  for (const empty of ['', null, undefined])
    expect(saidOf(requiredId('Client'), empty)).toBe('The client is required.');
  expect(saidOf(requiredId('Client'), 'x')).toBe('The client is invalid.');
  expect(optionalId('Client').parse('')).toBeNull();
  expect(saidOf(optionalId('Client'), 'x')).toBe('The client is invalid.');
});
