import { phoneDigits, phoneForMessages } from '../../phone.ts';

interface CandidateIdentity {
  readonly first_name: string;
  readonly last_name: string;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Equal for all spellings of one value; null where there is none to compare. */
export interface CandidateKeys {
  readonly identity_key: string | null;
  readonly email_key: string | null;
  readonly phone_key: string | null;
}

/** What two records have in common, the surest first. */
export const candidateMatches = ['email', 'phone', 'name'] as const;
export type CandidateMatch = (typeof candidateMatches)[number];

export function candidateKeys({ first_name, last_name, email, phone }: CandidateIdentity): CandidateKeys {
  return {
    identity_key: nameKey(`${first_name} ${last_name}`),
    email_key: email?.trim().toLowerCase() || null,
    phone_key: phoneKey(phone ?? ''),
  };
}

/** Two records may be the same person if they have one of these in common. */
export function matchesBetween(one: CandidateKeys, other: CandidateKeys): CandidateMatch[] {
  const keys = { email: 'email_key', phone: 'phone_key', name: 'identity_key' } as const;
  return candidateMatches.filter((match) => {
    const key = keys[match];
    return one[key] !== null && one[key] === other[key];
  });
}

/** The words of a name without case, accents, order and middle initials. One word alone names nobody. */
function nameKey(name: string): string | null {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const whole = words.filter((word) => word.length > 1);
  const kept = whole.length >= 2 ? whole : words;
  return kept.length >= 2 ? kept.toSorted().join(' ') : null;
}

function phoneKey(phone: string): string | null {
  const digits = phoneDigits(phoneForMessages(phone) ?? phone).replace(/\D/g, '');
  return digits.length >= 7 ? digits : null;
}
