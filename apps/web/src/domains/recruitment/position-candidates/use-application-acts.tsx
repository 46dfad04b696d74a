import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import type { ApplicationStage, ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { refreshApplications } from '../applications.queries.ts';
import { asksWhy, decidedText, movedApplicationText } from '../moved-application.ts';

const EndApplicationDialog = lazyPanel(() =>
  import('./end-application-dialog.tsx').then((part) => part.EndApplicationDialog),
);
const RejectCandidateDialog = lazyPanel(() =>
  import('./reject-candidate-dialog.tsx').then((part) => part.RejectCandidateDialog),
);

/** Moves applications for those who recruit, and decides on them for users of the client. Render `panels`. */
export function useApplicationActs() {
  const queries = useQueryClient();
  const ending = useLazyPanel(({ card, version, to }: Ending, state) => (
    <EndApplicationDialog card={card} version={version} to={to} {...state} />
  ));
  const rejecting = useLazyPanel((card: ApplicationCard, state) => <RejectCandidateDialog card={card} {...state} />);
  const send = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      showSuccess(done);
    } catch (problem) {
      showProblem(problem);
    }
    await refreshApplications(queries);
  };
  const move = (card: ApplicationCard, to: ApplicationStage) => {
    const { id, work } = card;
    if (!work) return;
    const { version } = work;
    if (asksWhy(to)) ending.open({ card, version, to });
    else
      void send(
        () => callApi(applicationsEndpoints.move, { params: { id }, body: { version, stage: to } }),
        movedApplicationText(card, to),
      );
  };
  const decide = (card: ApplicationCard, decision: ClientDecision) => {
    const { id, decision_version: version } = card;
    if (decision === 'rejected') rejecting.open(card);
    else
      void send(
        () => callApi(applicationsEndpoints.decide, { params: { id }, body: { version, decision } }),
        decidedText(card, decision),
      );
  };
  const panels = (
    <>
      {ending.panel}
      {rejecting.panel}
    </>
  );
  return { move, decide, panels };
}

interface Ending {
  readonly card: ApplicationCard;
  readonly version: number;
  readonly to: 'rejected' | 'withdrawn';
}
