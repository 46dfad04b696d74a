import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import { SecondLine } from '../../ui/plain-table/second-line.tsx';
import { approvalOutcome } from './approval-outcome.ts';

/** Below the badge of a request, in a row: who decided and when, or who can decide, and the latest comment. */
export function ApprovalLines({ chain, zone }: { readonly chain: ApprovalChain; readonly zone: string }) {
  const { line, comment } = approvalOutcome(chain, zone);
  return (
    <>
      {line === null ? null : <SecondLine>{line}</SecondLine>}
      {comment === null ? null : <SecondLine>{`“${comment}”`}</SecondLine>}
    </>
  );
}
