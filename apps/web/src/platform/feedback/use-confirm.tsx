import { type ReactNode, useState } from 'react';
import type { ConfirmProps } from '../../ui/overlay/confirm-dialog.tsx';
import { lazyPanel } from '../panel/lazy-panel.tsx';
import { sessionState } from '../session/session-store.ts';

const ConfirmDialog = lazyPanel(() => import('../../ui/overlay/confirm-dialog.tsx').then((part) => part.ConfirmDialog));

export interface ConfirmQuestion
  extends Pick<ConfirmProps, 'title' | 'danger' | 'confirmLabel' | 'processingLabel' | 'cancelLabel' | 'size'> {
  readonly text: ReactNode;
  /** Runs after the confirmation while the dialog waits. What it throws is shown there by `explain`, unless the session has expired. */
  readonly action: () => Promise<unknown>;
  /** Turns an error into one sentence. */
  readonly explain: (problem: unknown) => string;
}

/** Asks before an action and stays open until it is done. Render `dialog`; its code loads with the first question. */
export function useConfirm(): { readonly ask: (question: ConfirmQuestion) => void; readonly dialog: ReactNode } {
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const [state, setState] = useState<ConfirmState>(closed);
  const ask = (next: ConfirmQuestion) => {
    setQuestion(next);
    setState({ opened: true, busy: false, error: null });
  };
  const run = async () => {
    if (question === null) return;
    setState({ opened: true, busy: true, error: null });
    try {
      await question.action();
      setState(closed);
    } catch (problem) {
      setState(sessionState().expired ? closed : { opened: true, busy: false, error: question.explain(problem) });
    }
  };
  const dialog = question ? (
    <ConfirmDialog {...withoutRun(question)} {...state} onConfirm={() => void run()} onClose={() => setState(closed)}>
      {question.text}
    </ConfirmDialog>
  ) : null;
  return { ask, dialog };
}

type ConfirmState = Required<Pick<ConfirmProps, 'opened' | 'busy' | 'error'>>;

const closed: ConfirmState = { opened: false, busy: false, error: null };

function withoutRun({ text: _text, action: _action, explain: _explain, ...look }: ConfirmQuestion) {
  return look;
}
