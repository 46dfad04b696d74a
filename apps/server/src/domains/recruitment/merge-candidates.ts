import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { isLiving } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import { candidateKeys, matchesBetween } from '@muster/contract/domains/recruitment/candidate-duplicates.rules.ts';
import {
  furtherOf,
  mergedFieldLabels,
  mergedValues,
  staysShared,
} from '@muster/contract/domains/recruitment/candidate-merge.rules.ts';
import {
  type candidateMergesCalls,
  mostCandidatePairs,
} from '@muster/contract/domains/recruitment/candidate-merges.calls.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { moveCandidateFiles } from '../documents/index.ts';
import {
  candidatePairs,
  insertMerge,
  lockApplicationsOf,
  type MergedApplication,
  moveToKept,
  overlappingTime,
} from './candidate-merge.repository.ts';
import { removeCandidate, updateCandidateColumns, updatePrivatePart } from './candidate-write.repository.ts';
import { columnsOf, lockedCandidate, loggedContact, privateOf } from './change-candidates.ts';
import { endDoubled } from './merged-applications.ts';
import { announceCandidate, concludeCandidateChange } from './recruitment.events.ts';
import type { LockedCandidate, PossibleDuplicate } from './stored-candidate.ts';

type Calls = typeof candidateMergesCalls;

export async function listCandidatePairs({ db }: Ctx): Promise<CallAnswer<Calls['pairs']>> {
  const pairs = await candidatePairs(db, mostCandidatePairs);
  return pairs.map(({ one, other }) => ({
    one: shownOf(one),
    other: shownOf(other),
    matches: matchesBetween(one, other),
  }));
}

/**
 * Everything of the other record belongs to the kept one from now on, and no file is read by more people than before.
 * @throws Problem conflict where two interviews overlap, or an application that would end is hired or has a planned interview
 */
export async function mergeCandidates(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['merge']>,
): Promise<CallAnswer<Calls['merge']>> {
  const { other_id, taken } = body;
  if (other_id === id) throw invalidInput({ other_id: ['Choose two different records.'] });
  const { kept, removed } = await lockBoth(
    ctx,
    { id, version: body.version },
    { id: other_id, version: body.other_version },
  );
  const applications = await lockApplicationsOf(ctx.db, [id, other_id]);
  const time = await overlappingTime(ctx.db, id, other_id);
  if (time !== null) throw overlap();
  const at = ctx.clock.now().toString();
  for (const [one, other] of doubled(applications)) await endDoubled(ctx, furtherOf(one, other), at);
  const [ofKept, ofRemoved] = [readersOf(applications, id), readersOf(applications, other_id)];
  await moveCandidateFiles(
    ctx.db,
    { candidateId: other_id, isNarrowed: !staysShared(ofRemoved, ofKept) },
    { candidateId: id, isNarrowed: !staysShared(ofKept, ofRemoved) },
  );
  await moveAll(ctx, other_id, id);
  await removeCandidate(ctx.db, other_id);
  const values = mergedValues(kept, removed, taken);
  const isActive = kept.archived_at === null || removed.archived_at === null;
  const version = await updateCandidateColumns(ctx.db, id, {
    ...columnsOf(values),
    ...(isActive && { archived_at: null }),
  });
  await updatePrivatePart(ctx.db, id, { ...privateOf(values), ...candidateKeys(values) });
  await insertMerge(ctx.db, {
    kept_candidate_id: id,
    removed_candidate_id: other_id,
    shown_to: [...ofRemoved],
    chosen: taken,
    merged_at: at,
    merged_by_user_id: ctx.viewer.userId,
  });
  const [before, after] = [privateOf(kept), privateOf(values)];
  await concludeCandidateChange(ctx, id, {
    event: 'recruitment.merge-candidates',
    before: { ...columnsOf(kept), ...loggedContact(before, after) },
    after: { ...columnsOf(values), ...loggedContact(after, before) },
    details: { removed_id: other_id, taken: taken.map((field) => mergedFieldLabels[field]).join(', ') },
    version,
  });
  await announceCandidate(ctx, other_id);
  return { id, version };
}

interface Wanted {
  readonly id: number;
  readonly version: number;
}

/** In the order of their ids, so that two merges of the same records never wait for each other. */
async function lockBoth(ctx: Ctx, kept: Wanted, removed: Wanted) {
  const locked = new Map<number, LockedCandidate>();
  for (const wanted of [kept, removed].toSorted((one, other) => one.id - other.id))
    locked.set(wanted.id, await lockedCandidate(ctx, wanted));
  const [one, other] = [locked.get(kept.id), locked.get(removed.id)];
  if (!one || !other) throw new Error('Both records were locked.');
  return { kept: one, removed: other };
}

/** The constraint says the same as the check before it: somebody may have booked meanwhile. */
async function moveAll(ctx: Ctx, removed: number, kept: number): Promise<void> {
  try {
    await moveToKept(ctx.db, removed, kept);
  } catch (error) {
    if (violatedConstraint(error) === 'interview_time_candidate_no_overlap') throw overlap();
    throw error;
  }
}

const overlap = () =>
  new Problem(
    'conflict',
    'Both records have an interview at the same time. Move or cancel one of them before you merge the records.',
  );

/** Living applications of both records for one position. */
function doubled(applications: readonly MergedApplication[]): [MergedApplication, MergedApplication][] {
  const living = applications.filter(({ stage }) => isLiving(stage));
  return [...Map.groupBy(living, ({ position_id }) => position_id).values()].flatMap(([one, other]) =>
    one && other ? [[one, other] as [MergedApplication, MergedApplication]] : [],
  );
}

/** The companies that a record is presented to. */
const readersOf = (applications: readonly MergedApplication[], candidateId: number): ReadonlySet<number> =>
  new Set(
    applications
      .filter(({ candidate_id, presented_at }) => candidate_id === candidateId && presented_at !== null)
      .map(({ client_id }) => client_id),
  );

const shownOf = ({ id, name, headline, is_archived }: PossibleDuplicate) => ({ id, name, headline, is_archived });
