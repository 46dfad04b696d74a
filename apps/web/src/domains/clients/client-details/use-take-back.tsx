import { capitalized } from '@muster/contract/capitalized.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { refreshClients } from '../refresh-clients.ts';

interface Planned {
  readonly id: number;
  readonly from: string;
  readonly removable: boolean;
}

/** Removes a row that has not started; the one before it continues. `button` is null if there is nothing to remove. */
export function useTakeBack(thing: string, send: (id: number) => Promise<unknown>) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const takeBack = ({ id, from }: Planned) =>
    ask({
      title: `Take back the ${thing}?`,
      text: `It would begin on ${formatDay(from)}. The one before it then goes on.`,
      danger: true,
      confirmLabel: 'Take back',
      processingLabel: 'Taking back...',
      action: async () => {
        await send(id);
        showSuccess(successMessage(capitalized(thing), 'removed'));
        await refreshClients(queries);
      },
      explain: problemText,
    });
  const button = (row: Planned) =>
    row.removable ? (
      <Button small onClick={() => takeBack(row)}>
        Take back
      </Button>
    ) : null;
  return { button, dialog };
}
