import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId } from '../../fields.ts';
import { idParameter } from '../../paging.ts';
import { candidateMatches } from './candidate-duplicates.rules.ts';
import { mergedFields } from './candidate-merge.rules.ts';
import { candidateAccess } from './candidates.policy.ts';

const staff = { section: '2.5', access: candidateAccess.change } as const;

export const mostCandidatePairs = 50;

const one = z.object({ id: z.int(), name: z.string(), headline: z.string().nullable(), is_archived: z.boolean() });

const candidatePair = z.object({ one, other: one, matches: z.array(z.enum(candidateMatches)) });
export type CandidatePair = z.output<typeof candidatePair>;

/** Several records of one person become one. */
export const candidateMergesCalls = {
  /** Pairs that have a name, a mail or a phone in common, the surest and newest first. */
  pairs: defineCall({
    ...staff,
    name: 'recruitment.duplicate-candidate-pairs',
    method: 'GET',
    path: '/api/duplicate-candidate-pairs',
    answer: z.array(candidatePair),
    audit: null,
  }),
  /** Removes the other record. Takes the versions of both, and answers the new one of the kept record. */
  merge: defineCall({
    ...staff,
    name: 'recruitment.merge-candidates',
    method: 'POST',
    path: '/api/candidates/:id/merge',
    params: idParameter,
    body: z.strictObject({
      version: z.int().min(1),
      other_id: requiredId('Other record'),
      other_version: z.int().min(1),
      /** The fields whose values come from the other record. */
      taken: z.array(z.enum(mergedFields)).max(mergedFields.length),
    }),
    answer: z.object({ id: z.int(), version: z.int() }),
    audit: 'recruitment.merge-candidates',
    idempotent: true,
  }),
};
