import { messages, successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isProblem, problemText } from '../../platform/api/problem-error.ts';
import { showSuccess } from '../../platform/feedback/toasts.ts';
import { useConfirm } from '../../platform/feedback/use-confirm.tsx';
import { refreshOfficesAndCurrencies } from './lookups.queries.ts';

/** Asks for confirmation; the same dialog says what still uses the record. */
export function useLookupRemoval(thing: 'Office' | 'Currency', send: (id: number) => Promise<unknown>) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const inText = thing.toLowerCase();
  const remove = (id: number, name: string) =>
    ask({
      title: `Delete ${thing}`,
      text: (
        <>
          {messages.confirm.delete(inText)} <strong>{name}</strong>
        </>
      ),
      danger: true,
      confirmLabel: 'Delete',
      processingLabel: 'Deleting...',
      action: async () => {
        await send(id);
        showSuccess(successMessage(thing, 'removed'));
        await refreshOfficesAndCurrencies(queries);
      },
      explain: (problem) => (isProblem(problem) ? problemText(problem) : messages.toast.deleteFailed(inText)),
    });
  return { remove, dialog };
}
