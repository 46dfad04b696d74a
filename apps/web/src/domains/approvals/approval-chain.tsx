import type { ApprovalChain as Chain } from '@muster/contract/domains/approvals/approval-answers.ts';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { approvalEvents } from './approval-events.ts';

/** The approval of any subject: who decided, who is next, and since when. */
export function ApprovalChain({ chain, zone }: { readonly chain: Chain; readonly zone: string }) {
  return <Timeline label="Approval" events={approvalEvents(chain, zone)} />;
}
