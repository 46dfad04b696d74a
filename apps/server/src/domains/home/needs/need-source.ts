import type { Viewer } from '@muster/contract';
import type { ApprovalKind } from '@muster/contract/domains/approvals/approval-kind.ts';
import type { NeedSubject } from '@muster/contract/domains/home/need-address.rules.ts';
import type { NeedBody, NeedKind, SettledNeed } from '@muster/contract/domains/home/need-answers.ts';
import type { Ctx, ReadingContext } from '../../../platform/context/context.ts';
import type { FoundApprover, WaitingSubject } from '../../approvals/index.ts';

/** Something that waits for the viewer: one subject, or several that are decided together. */
export interface NeedRow {
  /** What identifies it among the rows of its kind: its address is made of it. */
  readonly subject: NeedSubject;
  readonly ids: readonly number[];
  readonly since: string;
  /** Null: it has no time limit. */
  readonly due: string | null;
  readonly insteadOf: string | null;
  readonly others: readonly FoundApprover[];
}

/** What a decision needs. `id`: the first of the row. */
export interface ReadNeed {
  readonly id: number;
  readonly need: NeedBody;
}

export type Settled = Omit<SettledNeed, 'kind'>;

/** One kind of entry of the action center. A domain joins with an entry in `all-needs.ts`. */
export interface NeedSource {
  readonly kind: NeedKind;
  /** The kind of approval request that the rows come from; null for what the viewer has to do. */
  readonly approval: ApprovalKind['key'] | null;
  /** The access rule of the call that decides or does it. */
  readonly isFor: (viewer: Viewer) => boolean;
  /** The rows of everything that waits for the viewer. Each counts once. */
  readonly rowsOf: (ctx: ReadingContext, waiting: readonly WaitingSubject[]) => Promise<readonly NeedRow[]>;
  /**
   * Of an entry without approvals: the same ids found from the side of the records, without row security, for the nightly comparison of these
   * users. The rows have to be one for each id.
   */
  readonly expected?: (
    ctx: Pick<Ctx, 'db' | 'clock'>,
    userIds: readonly number[],
  ) => Promise<(viewer: Viewer) => readonly number[]>;
  /** Loads what a decision needs for the rows that are shown. Skips rows that no longer exist. */
  readonly read: (ctx: Ctx, rows: readonly NeedRow[]) => Promise<readonly ReadNeed[]>;
  /** What became of a subject that does not wait for the viewer now; null if it never did. */
  readonly settled: (ctx: Ctx, subject: NeedSubject) => Promise<Settled | null>;
}

export const idsOf = (rows: readonly NeedRow[]): number[] => rows.flatMap(({ ids }) => ids);

/** Something of the viewer: nobody else does it. */
export function ownRow(id: number, { subject = [id, 0], since, due = null }: OwnRow): NeedRow {
  return { subject, ids: [id], since, due, insteadOf: null, others: [] };
}

interface OwnRow {
  readonly subject?: NeedSubject;
  readonly since: string;
  readonly due?: string | null;
}

/** What the viewer has done. */
export const doneAt = (at: string | null): Settled => ({
  outcome: 'done',
  at,
  by: null,
  instead_of: null,
  comment: null,
});

/** Ids by user, as `expected` answers them. */
export function forEachUser(
  waiting: readonly { readonly user_id: number; readonly id: number }[],
): (viewer: Viewer) => readonly number[] {
  const byUser = Map.groupBy(waiting, ({ user_id }) => user_id);
  return ({ userId }) => (byUser.get(userId) ?? []).map(({ id }) => id);
}
