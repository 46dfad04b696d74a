import type { CallAnswer, CallInput } from '@muster/contract';
import { candidateKeys, matchesBetween } from '@muster/contract/domains/recruitment/candidate-duplicates.rules.ts';
import {
  type candidatesCalls,
  mostDuplicateCandidates,
} from '@muster/contract/domains/recruitment/candidates.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { possibleDuplicates } from './candidates.repository.ts';

type Find = (typeof candidatesCalls)['duplicates'];

/** It never blocks: two people may share a name, a mail or a phone. */
export async function findDuplicateCandidates({ db }: Ctx, { body }: CallInput<Find>): Promise<CallAnswer<Find>> {
  const keys = candidateKeys(body);
  const found = await possibleDuplicates(db, keys, mostDuplicateCandidates);
  return found.map(({ id, name, headline, is_archived, ...stored }) => ({
    id,
    name,
    headline,
    is_archived,
    matches: matchesBetween(keys, stored),
  }));
}
