import type { Viewer } from '@muster/contract';
import type { ApprovalKind } from '@muster/contract/domains/approvals/approval-kind.ts';
import type { Need, NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import type { Ctx } from '../../../platform/context/context.ts';
import type { WaitingSubject } from '../../approvals/index.ts';

/** Subjects that are decided together: usually one. */
export interface NeedRow {
  readonly ids: readonly number[];
  readonly since: string;
}

/** One kind of row under "Needs you". A domain joins with an entry in `all-needs.ts`. */
export interface NeedSource {
  readonly kind: NeedKind;
  /** The kind of approval request that the rows come from. */
  readonly approval: ApprovalKind['key'];
  /** The access rule of the call that decides. */
  readonly isFor: (viewer: Viewer) => boolean;
  /** The rows of everything that waits for the viewer. Each counts once. */
  readonly rowsOf: (ctx: Ctx, waiting: readonly WaitingSubject[]) => Promise<readonly NeedRow[]>;
  /** What a decision needs, for the rows that are shown. */
  readonly read: (ctx: Ctx, rows: readonly NeedRow[]) => Promise<readonly Need[]>;
}

/** One row for each subject. */
export const oneByOne: NeedSource['rowsOf'] = async (_, waiting) =>
  waiting.map(({ id, since }) => ({ ids: [id], since }));

export const idsOf = (rows: readonly NeedRow[]): number[] => rows.flatMap(({ ids }) => ids);

export function sinceOf(rows: readonly NeedRow[]): (id: number) => string {
  const since = new Map(rows.flatMap((row) => row.ids.map((id) => [id, row.since] as const)));
  return (id) => since.get(id) ?? '';
}
