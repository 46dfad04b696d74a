import { useDecisions } from './decisions.ts';
import { useAct } from './use-act.ts';

/** As `useAct`, for a decision on one of several requests: it does nothing while decisions are held. */
export function useDecision(refresh: () => Promise<unknown>) {
  const decisions = useDecisions();
  const { isBusy, act } = useAct(refresh);
  const decide = async (send: () => Promise<string | null>) => {
    if (!decisions.areHeld()) await act(() => decisions.send(send));
  };
  return { isBusy, decide };
}
