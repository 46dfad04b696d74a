import type { CallAnswer, CallInput } from '@muster/contract';
import type { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { candidateLabels } from '@muster/contract/domains/recruitment/candidates.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { concludeCandidateChange } from './candidates.events.ts';
import {
  type CandidateColumns,
  insertCandidate,
  type LockedCandidate,
  lockCandidate,
  removeCandidate,
  updateCandidateColumns,
} from './candidates.repository.ts';

type Calls = typeof candidatesCalls;

export async function createCandidate(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const after = columnsOf(body);
  const id = await withErrors(() => insertCandidate(ctx.db, after));
  await concludeCandidateChange(ctx, id, { event: 'recruitment.create-candidate', after });
  return { id, version: 1 };
}

export async function updateCandidate(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedCandidate(ctx, body);
  const [before, after] = [columnsOf(stored), columnsOf(body)];
  const { id } = body;
  const version = stored.version + 1;
  await withErrors(() => updateCandidateColumns(ctx.db, id, after));
  await concludeCandidateChange(ctx, id, { event: 'recruitment.update-candidate', before, after, version });
  return { id, version };
}

export async function deleteCandidate(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedCandidate(ctx, { id });
  await removeCandidate(ctx.db, id);
  await concludeCandidateChange(ctx, id, { event: 'recruitment.delete-candidate', before: columnsOf(stored) });
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
export const lockedCandidate = (ctx: Ctx, wanted: WantedRecord) => lockedRecord(ctx, candidateSource, wanted);

const candidateSource: RecordSource<LockedCandidate> = {
  thing: 'candidate',
  lock: ({ db }, id) => lockCandidate(db, id),
  logged: ({ id }) => ({ subject: { kind: 'candidate', id } }),
  labels: candidateLabels,
};

// FIELDS: what the form sets.
function columnsOf({ name, description }: { name: string; description?: string | null | undefined }): CandidateColumns {
  return { name, description: description ?? null };
}

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, candidateLabels, { candidate_name_any_case: ['name', 'taken'] });
