import fc from 'fast-check';
import { expect, it } from 'vitest';
import { candidateKeys, matchesBetween } from './candidate-duplicates.rules.ts';

type Identity = Parameters<typeof candidateKeys>[0];
const matches = (one: Identity, other: Identity) => matchesBetween(candidateKeys(one), candidateKeys(other));

const ana = { first_name: 'Ana María', last_name: 'Peña', email: 'ana@mail.test', phone: '0917 123 4567' };

it('finds the same person by name, mail or phone in any spelling', () => {
  expect(matches(ana, { first_name: 'PENA', last_name: 'maria  ana', email: 'other@mail.test' })).toEqual(['name']);
  expect(matches(ana, { first_name: 'Ana Maria C.', last_name: 'Pena' })).toEqual(['name']);
  expect(matches(ana, { first_name: 'A', last_name: 'B', email: ' ANA@Mail.test ' })).toEqual(['email']);
  expect(matches(ana, { first_name: 'A', last_name: 'B', phone: '+63 (917) 123-4567' })).toEqual(['phone']);
  expect(matches(ana, { first_name: 'Ana', last_name: 'Peña', email: '', phone: '' })).toEqual([]);
});

it('compares nothing that is missing', () => {
  const bare = { first_name: '', last_name: '', email: null, phone: null };
  expect(matches(bare, bare)).toEqual([]);
  expect(matches({ ...bare, phone: '12' }, { ...bare, phone: '12' })).toEqual([]);
});

const word = fc.stringMatching(/^[a-z]{2,9}$/);
const digits = fc.stringMatching(/^9[0-9]{9}$/);
const person = fc.record({ first_name: word, last_name: word, email: word.map((name) => `${name}@mail.test`) });

it('is the same whatever the case, order, spacing and initials, and from both sides', () => {
  fc.assert(
    fc.property(person, digits, fc.constantFrom('a', 'B.', ''), (given, number, initial) => {
      const one = { ...given, phone: `+63${number}` };
      const other = {
        first_name: `  ${given.last_name.toUpperCase()} ${initial}`,
        last_name: `${given.first_name} `,
        email: given.email.toUpperCase(),
        phone: `0${number.slice(0, 3)}-${number.slice(3, 6)} ${number.slice(6)}`,
      };
      expect(matches(one, other)).toEqual(['email', 'phone', 'name']);
      expect(matches(other, one)).toEqual(['email', 'phone', 'name']);
    }),
  );
});

it('never takes different people for one', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      const names = ({ first_name, last_name }: typeof one) => [first_name, last_name].toSorted().join(' ');
      fc.pre(names(one) !== names(other) && one.email !== other.email);
      expect(matches(one, other)).toEqual([]);
    }),
  );
});
