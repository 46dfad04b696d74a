import { candidateLinkState } from '@muster/contract/domains/recruitment/candidate-link.rules.ts';
import type { CandidateLink, PublicCandidate } from '@muster/contract/domains/recruitment/candidate-links.calls.ts';
import type { StoredCandidateLink } from './candidate-links.repository.ts';

export const presentCandidateLink = (link: StoredCandidateLink, now: string): CandidateLink => ({
  ...link,
  state: candidateLinkState(link, now),
});

/** The allow list of the public page. */
export const presentPublicCandidate = ({
  name,
  headline,
  home_place,
  organization,
  expires_at,
}: PublicCandidate): PublicCandidate => ({ name, headline, home_place, organization, expires_at });
