import { useRef, useState } from 'react';
import { showProblem } from './show-problem.ts';
import { showSuccess } from './toasts.ts';

/**
 * A button that changes something without a form: one act at a time, then the records are read again, also after a
 * refusal. `send` resolves to the text of the success, or to null where it has shown one.
 */
export function useAct(refresh: () => Promise<unknown>) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const act = async (send: () => Promise<string | null>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const said = await send();
      // Before the message: what is done next starts from the new version.
      await refresh();
      if (said !== null) showSuccess(said);
    } catch (problem) {
      showProblem(problem);
      await refresh();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, act };
}
