import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { dayOfNumber, needAddress, numberOfDay, readNeedAddress } from './need-address.rules.ts';
import { needKinds } from './need-answers.ts';

const id = fc.nat({ max: 2 ** 48 - 1 });

it('is a UUID that leads back to the same kind and subject', () => {
  fc.assert(
    fc.property(fc.constantFrom(...needKinds), id, id, (kind, first, second) => {
      const uuid = needAddress(kind, [first, second]);
      expect(z.uuid().safeParse(uuid).success).toBe(true);
      expect(readNeedAddress(uuid)).toEqual({ kind, subject: [first, second] });
      expect(readNeedAddress(uuid.toUpperCase())).toEqual({ kind, subject: [first, second] });
    }),
  );
});

it('reads nothing from other UUIDs', () => {
  fc.assert(
    fc.property(fc.uuid({ version: [1, 4, 7] }), (uuid) => {
      expect(readNeedAddress(uuid)).toBeNull();
    }),
  );
  expect(readNeedAddress('00000000-0001-8fff-8000-000000000000')).toBeNull();
});

it('keeps the addresses of earlier releases', () => {
  expect(needAddress('leave', [42, 0])).toBe('00000000-002a-800d-8000-000000000000');
  expect(needAddress('timesheets', [7, numberOfDay('2026-03-01')])).toBe('00000000-0007-800b-8000-000000005021');
});

it('refuses numbers that it cannot hold', () => {
  for (const number of [-1, 0.5, 2 ** 48]) expect(() => needAddress('leave', [number, 0])).toThrow(RangeError);
});

it('numbers days', () => {
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const text = date.toISOString().slice(0, 10);
      expect(dayOfNumber(numberOfDay(text))).toBe(text);
    }),
  );
  expect(dayOfNumber(2 ** 48 - 1)).toBeNull();
});
