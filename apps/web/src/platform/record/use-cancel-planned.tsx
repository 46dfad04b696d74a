import type { DatedRow } from '@muster/contract/dated/dated-row.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { problemText } from '../api/problem-error.ts';
import { showProblem } from '../feedback/show-problem.ts';
import { showUndoable } from '../feedback/toast-acts.tsx';
import { showSuccess } from '../feedback/toasts.ts';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { formatDay } from '../format/dates.ts';

/**
 * Cancels a planned value. `restore` plans it again: with it there is no question but Undo, for values without an end,
 * which come back exactly as they were.
 */
export function useCancelPlanned<Row extends DatedRow>(
  thing: string,
  cancel: ((row: Row) => Promise<unknown>) | undefined,
  restore: ((row: Row) => Promise<unknown>) | undefined,
) {
  const { ask, dialog } = useConfirm();
  const undoable = async (row: Row, again: (row: Row) => Promise<unknown>) => {
    await cancel?.(row);
    const what = `The ${thing} planned from ${formatDay(row.from)} was`;
    showUndoable(`${what} cancelled.`, () => again(row), `${what} restored.`);
  };
  const askFor = (row: Row) => {
    if (restore && row.to === null) undoable(row, restore).catch(showProblem);
    else askFirst(row);
  };
  const askFirst = (row: Row) =>
    ask({
      title: `Cancel planned ${thing}`,
      text: `The ${thing} planned from ${formatDay(row.from)} is removed. The previous one continues.`,
      danger: true,
      confirmLabel: 'Cancel change',
      processingLabel: 'Canceling...',
      cancelLabel: 'Keep',
      action: async () => {
        await cancel?.(row);
        showSuccess(successMessage(`Planned ${thing}`, 'removed'));
      },
      explain: problemText,
    });
  return { ask: askFor, dialog };
}
