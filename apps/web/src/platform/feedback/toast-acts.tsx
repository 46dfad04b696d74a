import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { showProblem } from './show-problem.ts';
import { removeToast } from './toast-store.ts';
import { showSuccess } from './toasts.ts';

/** How long a toast with an act stays, in ms. */
const actMs = 10_000;

/** Says what was done, and leads to its record. */
export function showViewable(text: string, to: string): void {
  showSuccess(text, {
    durationMs: actMs,
    action: (
      <LinkButton small to={to}>
        View
      </LinkButton>
    ),
  });
}

/** Says what was done, and takes it back on request. `undone` says so afterwards. */
export function showUndoable(text: string, undo: () => Promise<unknown>, undone: string): void {
  const id = showSuccess(text, {
    durationMs: actMs,
    action: (
      <Button
        small
        onClick={() => {
          removeToast(id);
          undo().then(() => showSuccess(undone), showProblem);
        }}
      >
        Undo
      </Button>
    ),
  });
}
