import type { DatedRow } from '@muster/contract/dated/dated-row.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { problemText } from '../api/problem-error.ts';
import { showSuccess } from '../feedback/toasts.ts';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { formatDay } from '../format/dates.ts';

/** Asks before a planned value is cancelled. */
export function useCancelPlanned<Row extends DatedRow>(
  thing: string,
  cancel: ((row: Row) => Promise<unknown>) | undefined,
) {
  const { ask, dialog } = useConfirm();
  const askFor = (row: Row) =>
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
