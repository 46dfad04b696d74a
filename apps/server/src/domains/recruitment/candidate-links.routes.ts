import { candidateLinksCalls as calls } from '@muster/contract/domains/recruitment/candidate-links.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import {
  createCandidateLink,
  listCandidateLinks,
  openPublicCandidate,
  revokeCandidateLink,
} from './candidate-links.ts';

export const candidateLinksBindings = [
  bind(calls.list, listCandidateLinks),
  bind(calls.create, createCandidateLink),
  bind(calls.revoke, revokeCandidateLink),
  bind(calls.open, openPublicCandidate, {
    everything: 'The token of the link proves that its page may be shown; the answer has an allow list of fields.',
  }),
];
