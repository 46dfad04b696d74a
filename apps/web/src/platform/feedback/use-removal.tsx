import { messages, successMessage } from '@muster/contract/messages.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isProblem, problemText } from '../api/problem-error.ts';
import { showSuccess } from './toasts.ts';
import { useConfirm } from './use-confirm.tsx';

export interface RemovalOptions<Row> {
  /** What is removed, capitalized: 'Team'. */
  readonly thing: string;
  /** Remove, for records that stay elsewhere, such as a contact in its history. Default: Delete. */
  readonly verb?: 'delete' | 'remove';
  readonly nameOf: (row: Row) => string;
  readonly send: (row: Row) => Promise<unknown>;
  readonly refresh: (queries: QueryClient) => Promise<unknown>;
}

/**
 * Asks before a record is deleted, deletes it, shows a toast and refreshes the screen; a refusal is shown in the same
 * dialog. For other questions use useConfirm.
 */
export function useRemoval<Row>({ thing, verb = 'delete', nameOf, send, refresh }: RemovalOptions<Row>) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const inText = thing.toLowerCase();
  const remove = (row: Row) =>
    ask({
      ...looks[verb],
      title: `${looks[verb].confirmLabel} ${thing}`,
      text: (
        <>
          {messages.confirm[verb](inText)} <strong>{nameOf(row)}</strong>
        </>
      ),
      action: async () => {
        await send(row);
        showSuccess(successMessage(thing, 'removed'));
        await refresh(queries);
      },
      explain: (problem) => (isProblem(problem) ? problemText(problem) : messages.toast.deleteFailed(inText)),
    });
  return { remove, dialog };
}

const looks = {
  delete: { confirmLabel: 'Delete', processingLabel: 'Deleting...', danger: true },
  remove: { confirmLabel: 'Remove', processingLabel: 'Removing...', danger: true },
} as const;
