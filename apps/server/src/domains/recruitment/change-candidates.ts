import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import { candidateKeys } from '@muster/contract/domains/recruitment/candidate-duplicates.rules.ts';
import type { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { candidateLabels } from '@muster/contract/domains/recruitment/candidates.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { sensitive } from '../../platform/crypto/sensitive.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { applicationCounts } from './applications.repository.ts';
import {
  insertCandidate,
  insertPrivatePart,
  removeCandidate,
  updateCandidateColumns,
  updatePrivatePart,
} from './candidate-write.repository.ts';
import { lockCandidate } from './candidates.repository.ts';
import { concludeCandidateChange } from './recruitment.events.ts';
import type { CandidateColumns, LockedCandidate, PrivateColumns } from './stored-candidate.ts';

type Calls = typeof candidatesCalls;

export async function createCandidate(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const [columns, more] = [columnsOf(body), privateOf(body)];
  const id = await insertCandidate(ctx.db, { ...columns, created_at: ctx.clock.now().toString() });
  await insertPrivatePart(ctx.db, {
    ...more,
    ...candidateKeys(body),
    candidate_id: id,
    added_by_user_id: ctx.viewer.userId,
  });
  await concludeCandidateChange(ctx, id, {
    event: 'recruitment.create-candidate',
    after: { ...columns, ...loggedContact(more, null) },
  });
  return { id, version: 1 };
}

export async function changeCandidate(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const { id } = body;
  const stored = await lockedCandidate(ctx, body);
  const [columns, more] = [columnsOf(body), privateOf(body)];
  const version = await updateCandidateColumns(ctx.db, id, columns);
  await updatePrivatePart(ctx.db, id, { ...more, ...candidateKeys(body) });
  const before = privateOf(stored);
  await concludeCandidateChange(ctx, id, {
    event: 'recruitment.update-candidate',
    before: { ...columnsOf(stored), ...loggedContact(before, more) },
    after: { ...columns, ...loggedContact(more, before) },
    version,
  });
  return { id, version };
}

/**
 * Archived candidates are hidden from the list until somebody asks for them.
 * @throws Problem conflict if it is archived, or while an application goes on
 */
export async function archiveCandidate(ctx: Ctx, { params: { id } }: CallInput<Calls['archive']>): Promise<void> {
  const { name, archived_at } = await lockedCandidate(ctx, { id });
  if (archived_at !== null) throw new Problem('conflict', `${name} is archived already.`);
  const { living } = await applicationCounts(ctx.db, { candidateId: id });
  if (living > 0)
    throw new Problem(
      'conflict',
      `${name} has ${counted(living, 'open application')}. End ${living === 1 ? 'it' : 'them'} first.`,
    );
  await storeArchived(ctx, id, { isArchived: true, event: 'recruitment.archive-candidate' });
}

/** @throws Problem conflict if it is not archived */
export async function unarchiveCandidate(ctx: Ctx, { params: { id } }: CallInput<Calls['unarchive']>): Promise<void> {
  const { name, archived_at } = await lockedCandidate(ctx, { id });
  if (archived_at === null) throw new Problem('conflict', `${name} is not archived.`);
  await storeArchived(ctx, id, { isArchived: false, event: 'recruitment.unarchive-candidate' });
}

/** @throws Problem conflict for a candidate who ever applied */
export async function deleteCandidate(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedCandidate(ctx, { id });
  const { all } = await applicationCounts(ctx.db, { candidateId: id });
  if (all > 0)
    throw new Problem('conflict', `${stored.name} has ${counted(all, 'application')}. Archive the candidate instead.`);
  await removeCandidate(ctx.db, id);
  await concludeCandidateChange(ctx, id, {
    event: 'recruitment.delete-candidate',
    before: { ...columnsOf(stored), ...loggedContact(privateOf(stored), null) },
  });
}

/** @throws Problem not-found; conflict (409) for an anonymised candidate, and if another version than the one that was read is stored */
export async function lockedCandidate(ctx: Ctx, wanted: WantedRecord): Promise<LockedCandidate> {
  const candidate = await lockedRecord(ctx, candidateSource, wanted);
  if (candidate.anonymised_at === null) return candidate;
  throw new Problem('conflict', 'This candidate was anonymized. Add the person again.');
}

const candidateSource: RecordSource<LockedCandidate> = {
  thing: 'candidate',
  lock: ({ db }, id) => lockCandidate(db, id),
  logged: ({ id }) => ({ subject: { kind: 'candidate', id } }),
  labels: candidateLabels,
};

async function storeArchived(
  ctx: Ctx,
  id: number,
  { isArchived, event }: { readonly isArchived: boolean; readonly event: string },
): Promise<void> {
  const archived_at = isArchived ? ctx.clock.now().toString() : null;
  const version = await updateCandidateColumns(ctx.db, id, { archived_at });
  const [before, after] = [{ is_archived: !isArchived }, { is_archived: isArchived }];
  await concludeCandidateChange(ctx, id, { event, before, after, version });
}

type Terms = CallInput<Calls['create']>['body'] | LockedCandidate;

export const columnsOf = ({ first_name, last_name, headline, home_place }: Terms): CandidateColumns => ({
  first_name,
  last_name,
  headline: headline ?? null,
  home_place: home_place ?? null,
});

export const privateOf = (terms: Terms): PrivateColumns => ({
  email: terms.email ?? null,
  phone: terms.phone ?? null,
  source: terms.source,
  tags: [...terms.tags],
  consent_on: terms.consent_on ?? null,
  consent_until: terms.consent_until ?? null,
  consent_withdrawn_on: terms.consent_withdrawn_on ?? null,
  retain_until: terms.retain_until ?? null,
});

/** The sealed log outlives the consent: it says that mail and phone changed, and never what they are. */
export function loggedContact({ email, phone, ...others }: PrivateColumns, other: PrivateColumns | null) {
  return {
    ...others,
    ...(email !== (other?.email ?? null) && { email: hidden(email) }),
    ...(phone !== (other?.phone ?? null) && { phone: hidden(phone) }),
  };
}

const hidden = (value: string | null) => (value === null ? null : sensitive(value));
