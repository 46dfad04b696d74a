import type { CandidateMatch } from '@muster/contract/domains/recruitment/candidate-duplicates.rules.ts';

/** What two records have in common: 'same email, same name'. */
export const matchesText = (matches: readonly CandidateMatch[]): string =>
  matches.map((match) => matchTexts[match]).join(', ');

const matchTexts: Readonly<Record<CandidateMatch, string>> = {
  email: 'same email',
  phone: 'same phone',
  name: 'same name',
};
