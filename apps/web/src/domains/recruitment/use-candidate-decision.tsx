import type { ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { isClientSide } from '@muster/contract/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { applicationsEndpoints } from '../../platform/api/endpoints/applications.generated.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { showUndoable } from '../../platform/feedback/toast-acts.tsx';
import { lazyPanel } from '../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../platform/panel/use-lazy-panel.tsx';
import { usePageData } from '../../platform/session/use-session.ts';
import { refreshApplications } from './applications.queries.ts';

const RejectCandidateDialog = lazyPanel(() =>
  import('./position-candidates/reject-candidate-dialog.tsx').then((part) => part.RejectCandidateDialog),
);

/** Decides on candidates for the viewer's company, and takes a decision back. Rejecting asks for a reason. Render `panel`. */
export function useCandidateDecision(): CandidateDecisions {
  const queries = useQueryClient();
  const { roles } = usePageData();
  const [sending, setSending] = useState<number | null>(null);
  const rejecting = useLazyPanel(({ id, decision_version, name }: MyCandidate, state) => (
    <RejectCandidateDialog card={{ id, decision_version, candidate: { name } }} {...state} />
  ));
  const send = (id: number, body: { version: number; decision: ClientDecision; reason?: string }) =>
    callApi(applicationsEndpoints.decide, { params: { id }, body }).finally(() => refreshApplications(queries));
  const decide = async (candidate: MyCandidate, decision: ClientDecision) => {
    const { id, decision_version, decision: before, decision_reason } = candidate;
    if (decision === 'rejected') {
      rejecting.open(candidate);
      return;
    }
    setSending(id);
    try {
      const { version } = await send(id, { version: decision_version, decision });
      const former = { version, decision: before, ...(decision_reason !== null && { reason: decision_reason }) };
      showUndoable(doneTexts[decision](candidate.name), () => send(id, former), 'Your decision is as it was before.');
    } catch (problem) {
      showProblem(problem);
    } finally {
      setSending(null);
    }
  };
  return {
    decide: (candidate, decision) => void decide(candidate, decision),
    sending,
    mayDecide: isClientSide(roles),
    panel: rejecting.panel,
  };
}

export interface CandidateDecisions {
  readonly decide: (candidate: MyCandidate, decision: ClientDecision) => void;
  /** The application whose decision is being stored. */
  readonly sending: number | null;
  /** Staff who are client users as well read, and decide nothing. */
  readonly mayDecide: boolean;
  readonly panel: ReactNode;
}

const doneTexts = {
  undecided: (name: string) => `You took back your decision on ${name}.`,
  shortlisted: (name: string) => `You shortlisted ${name}.`,
  'wants interview': (name: string) => `Your recruiter will arrange an interview with ${name}.`,
} as const;
