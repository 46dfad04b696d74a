import { homeCities, streets, villages } from './addresses.ts';
import { familyNames, mensNames, relationships, womensNames } from './filipino-names.ts';
import type { PlainSensitive } from './seal-sensitive.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface Person {
  readonly uuid: string;
  readonly firstName: string;
  readonly familyName: string;
  readonly name: string;
  /** The part before the @, without a number: two people may share it. */
  readonly mailName: string;
  readonly birthdate: string;
}

export function inventPerson(random: SeededRandom): Person {
  const firstName = random.pick(random.chance(0.6) ? womensNames : mensNames);
  const familyName = random.pick(familyNames);
  const middleInitial = random.pick('ABCDEFGLMNPRSTV'.split(''));
  return {
    uuid: random.uuid(),
    firstName,
    familyName,
    name: `${firstName} ${middleInitial}. ${familyName}`,
    mailName: `${mailPart(firstName)}.${mailPart(familyName)}`,
    birthdate: `${random.int(1972, 2003)}-${padded(random.int(1, 12), 2)}-${padded(random.int(1, 28), 2)}`,
  };
}

/** Philippine formats with invented digits. `number` makes the personal email address unique. */
export function inventSensitive(
  random: SeededRandom,
  person: Person,
  facts: { readonly number: number; readonly salary: number; readonly isPaidInCash: boolean },
): PlainSensitive {
  const home = random.pick(homeCities);
  const relative = `${random.pick(random.chance(0.6) ? womensNames : mensNames)} ${person.familyName}`;
  return {
    personal_phone: mobile(random),
    personal_email: `${person.mailName}.${facts.number}@mail.example`,
    address_line_1: `${random.int(1, 480)} ${random.pick(streets)}`,
    address_line_2: random.chance(0.7) ? random.pick(villages) : null,
    city: home.city,
    zip: home.zip,
    bank_name: facts.isPaidInCash
      ? null
      : random.pick(['BDO Unibank', 'BDO Unibank', 'BDO Unibank', 'BPI', 'Metrobank', 'UnionBank']),
    bank_type: facts.isPaidInCash ? null : random.pick(['Savings', 'Savings', 'Savings', 'Current']),
    bank_account_no: facts.isPaidInCash ? null : random.digits(12),
    sss: `34-${random.digits(7)}-${random.digits(1)}`,
    pagibig: `${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`,
    tin: `${random.digits(3)}-${random.digits(3)}-${random.digits(3)}-000`,
    phic: `12-${random.digits(9)}-${random.digits(1)}`,
    notes: random.chance(0.15)
      ? random.pick(['Prefers e-mail over calls.', 'Laptop issued.', 'On a data plan allowance.'])
      : null,
    emergency_contact_name: relative,
    emergency_contact_phone: mobile(random),
    emergency_contact_relationship: random.pick(relationships),
    basic_salary_cents: facts.salary * 100,
  };
}

function mobile(random: SeededRandom): string {
  return `09${random.pick(['17', '18', '27', '39', '56', '66', '95'])}${random.digits(7)}`;
}

export function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

function mailPart(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
