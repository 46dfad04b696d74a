import type { NeedSubject } from '@muster/contract/domains/home/need-address.rules.ts';
import type { Ctx } from '../../../platform/context/context.ts';
import { type ApprovalOutcome, readOutcomes, type WaitingSubject } from '../../approvals/index.ts';
import type { NeedRow, NeedSource, Settled } from './need-source.ts';

type Given = Pick<NeedSource, 'kind' | 'isFor' | 'read'> & { readonly approval: string } & Partial<
    Pick<NeedSource, 'rowsOf' | 'settled'>
  >;

/** A kind whose rows are the approval requests that wait for the viewer. Default: one row for each subject. */
export function approvalNeed({ approval, ...source }: Given): NeedSource {
  return {
    approval,
    rowsOf: async (_, waiting) => waiting.map((subject) => rowOf([subject])),
    settled: (ctx, [id, second]) => (second === 0 ? settledOf(ctx, approval, [id]) : Promise.resolve(null)),
    ...source,
  };
}

/** The subjects of a row, the longest waiting one first. `deadline`: when it is too late to decide, if that comes before the step is due. */
export function rowOf(
  subjects: readonly WaitingSubject[],
  { subject, deadline = null }: { readonly subject?: NeedSubject; readonly deadline?: string | null } = {},
): NeedRow {
  const [first] = subjects;
  if (!first) throw new Error('A row has subjects.');
  const { id, since, due, insteadOf, others } = first;
  return {
    subject: subject ?? [id, 0],
    ids: subjects.map((one) => one.id),
    since,
    due: earlier(due, deadline),
    insteadOf,
    others,
  };
}

const earlier = (one: string | null, other: string | null) => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

/** Those subjects that the domain found, as it checks more than the approvals engine. */
export function foundRows<Found extends { readonly id: number }>(
  waiting: readonly WaitingSubject[],
  found: readonly Found[],
  deadlineOf: (one: Found) => string | null = () => null,
): NeedRow[] {
  const subjects = new Map(waiting.map((subject) => [subject.id, subject]));
  return found.flatMap((one) => {
    const subject = subjects.get(one.id);
    return subject ? [rowOf([subject], { deadline: deadlineOf(one) })] : [];
  });
}

/** What became of subjects that were decided together, as far as the viewer was asked: of the last decision. */
export async function settledOf(ctx: Ctx, approval: string, ids: readonly number[]): Promise<Settled | null> {
  const outcomes = await readOutcomes(ctx, approval, ids);
  const last = outcomes.toSorted((one, other) => Number((one.at ?? '') > (other.at ?? '')) - 1).at(-1);
  return last ? { ...pick(last), outcome: words[last.state] } : null;
}

const pick = ({ by, insteadOf: instead_of, at, comment }: ApprovalOutcome) => ({ by, instead_of, at, comment });

const words = {
  approved: 'approved',
  refused: 'refused',
  withdrawn: 'withdrawn',
  pending: 'passed-on',
} as const satisfies Record<ApprovalOutcome['state'], Settled['outcome']>;
