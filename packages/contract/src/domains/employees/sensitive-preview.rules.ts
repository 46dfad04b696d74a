import type { SensitiveField } from './employees.constants.ts';
import { plainFieldFacts, sensitivePlainFields } from './plain-fields.ts';
import type { SensitiveGroup } from './sensitive-groups.ts';

/** One masked value of a closed group: 'SSS', '•••• 5402'. */
export interface MaskedFact {
  readonly label: string;
  readonly text: string;
}

export type SensitivePreview = Readonly<Record<SensitiveGroup, readonly MaskedFact[]>>;

type Values = Readonly<Partial<Record<SensitiveField, string | number | null>>>;

const shownCharacters = 4;
const dots = '••••';

/** What a closed group shows: enough to recognize a value, not enough to use it. Empty fields are left out. */
export function sensitivePreview(values: Values): SensitivePreview {
  return {
    government: sensitivePlainFields.flatMap((field) =>
      fact(plainFieldFacts[field].label.replace(' number', ''), lastFour(values[field])),
    ),
    pay: [
      ...fact('Salary', isFilled(values.basic_salary) ? 'PHP ••••••' : null),
      ...fact('Bank account', lastFour(values.bank_account_no)),
    ],
    home: [
      ...fact('Address', isFilled(values.address_line_1) || isFilled(values.city) ? dots : null),
      ...fact('Phone', lastFour(values.personal_phone)),
      ...fact('Emergency contact', lastFour(values.emergency_contact_phone)),
    ],
    notes: fact('Notes', isFilled(values.notes) ? dots : null),
  };
}

const isFilled = (value: string | number | null | undefined) => value !== null && value !== undefined && value !== '';

const fact = (label: string, text: string | null): readonly MaskedFact[] => (text === null ? [] : [{ label, text }]);

/** The same as on the own profile: without punctuation. A short value is hidden whole: four of six characters would nearly be the value. */
function lastFour(value: string | number | null | undefined): string | null {
  if (!isFilled(value)) return null;
  const characters = [...String(value)].filter((one) => /[\p{L}\p{N}]/u.test(one));
  return characters.length < 2 * shownCharacters ? dots : `${dots} ${characters.slice(-shownCharacters).join('')}`;
}
