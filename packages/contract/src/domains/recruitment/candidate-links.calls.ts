import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idParameter } from '../../paging.ts';
import { candidateLinkStates } from './candidate-link.rules.ts';
import { candidateLinkLimits } from './candidate-links.constants.ts';
import { createCandidateLinkBody } from './candidate-links.schemas.ts';
import { candidateAccess } from './candidates.policy.ts';

const staff = { section: '2.5', access: candidateAccess.change } as const;

const candidateLink = z.object({
  id: z.int(),
  label: z.string(),
  state: z.enum(candidateLinkStates),
  created_at: z.string(),
  created_by: z.string().nullable(),
  expires_at: z.string(),
  revoked_at: z.string().nullable(),
  opened_count: z.int(),
  last_opened_at: z.string().nullable(),
});
export type CandidateLink = z.output<typeof candidateLink>;

/** Everything that a stranger reads: no way to reach the person, no client, no stage. */
const publicCandidate = z.object({
  name: z.string(),
  headline: z.string().nullable(),
  home_place: z.string().nullable(),
  /** Who shares the page. */
  organization: z.string(),
  expires_at: z.string(),
});
export type PublicCandidate = z.output<typeof publicCandidate>;

/** Secret links to the public page of a candidate. */
export const candidateLinksCalls = {
  /** Newest first. The links themselves are shown once, when they are created. */
  list: defineCall({
    ...staff,
    name: 'recruitment.candidate-links',
    method: 'GET',
    path: '/api/candidates/:id/links',
    params: idParameter,
    answer: z.array(candidateLink),
    audit: null,
  }),
  create: defineCall({
    ...staff,
    name: 'recruitment.create-candidate-link',
    method: 'POST',
    path: '/api/candidates/:id/links',
    params: idParameter,
    body: createCandidateLinkBody,
    answer: z.object({ id: z.int(), url: z.string() }),
    status: 201,
    audit: 'recruitment.create-candidate-link',
    neverImpersonating: true,
  }),
  revoke: defineCall({
    ...staff,
    name: 'recruitment.revoke-candidate-link',
    method: 'DELETE',
    path: '/api/candidate-links/:id',
    params: idParameter,
    answer: 'nothing',
    audit: 'recruitment.revoke-candidate-link',
  }),
  /** Public: the token of the link is the credential. Counts the opening. Unknown, expired and revoked links get the same answer. */
  open: defineCall({
    name: 'recruitment.open-candidate-link',
    method: 'POST',
    path: '/api/open-candidate-link',
    section: '2.2',
    access: 'public',
    credential: 'session',
    body: z.strictObject({ token: z.string().max(candidateLinkLimits.token) }),
    answer: publicCandidate,
    audit: 'recruitment.open-candidate-link',
    rate: 'public-token',
  }),
};
