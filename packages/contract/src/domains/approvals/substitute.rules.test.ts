import fc from 'fast-check';
import { expect, it } from 'vitest';
import { internalRoles, roles } from '../../roles.ts';
import { maySubstitute, type SubstitutePerson, substituteState } from './substitute.rules.ts';

const person = (userId: number) =>
  fc.record({
    userId: fc.constant(userId),
    roles: fc.uniqueArray(fc.constantFrom(...roles), { maxLength: 4 }),
    clientId: fc.option(fc.constantFrom(1, 2), { freq: 2 }),
  });

it('never gives anybody a staff role that they do not have', () => {
  fc.assert(
    fc.property(person(1), person(2), (approver, substitute) => {
      if (!maySubstitute(approver, substitute)) return;
      const staff = internalRoles.filter((role) => approver.roles.includes(role));
      expect(staff.filter((role) => !substitute.roles.includes(role))).toEqual([]);
      expect([approver.clientId, substitute.clientId]).toEqual([null, null]);
    }),
  );
});

it('allows another lead for a lead, and not oneself', () => {
  const lead: SubstitutePerson = { userId: 1, roles: ['team lead', 'employee'], clientId: null };
  expect(maySubstitute(lead, { ...lead, userId: 2, roles: ['team lead'] })).toBe(true);
  expect(maySubstitute(lead, { ...lead, userId: 2, roles: ['employee'] })).toBe(false);
  expect(maySubstitute({ ...lead, roles: ['team lead', 'hr'] }, { ...lead, userId: 2 })).toBe(false);
  expect(maySubstitute(lead, lead)).toBe(false);
});

it('derives planned, active or over from the days of the range', () => {
  const range = { first: '2026-03-10', last: '2026-03-12' };
  const days = ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13'];
  expect(days.map((day) => substituteState(range, day))).toEqual(['planned', 'active', 'active', 'over']);
});
