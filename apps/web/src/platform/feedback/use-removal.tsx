import { messages, successMessage } from '@muster/contract/messages.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../api/problem-error.ts';
import { showErrorList, showSuccess } from './toasts.ts';
import { type ConfirmQuestion, useConfirm } from './use-confirm.tsx';

export interface RemovalOptions<Row> {
  /** What is removed, capitalized: 'Team'. */
  readonly thing: string;
  /** Remove, for records that stay elsewhere, such as a contact in its history. Default: Delete. */
  readonly verb?: 'delete' | 'remove';
  /** Absent if there is only one, such as a photo. */
  readonly nameOf?: (row: Row) => string;
  /** Where the record ends in another way than by deletion: its own question. */
  readonly texts?: (row: Row) => RemovalTexts;
  readonly send: (row: Row) => Promise<unknown>;
  readonly refresh: (queries: QueryClient) => Promise<unknown>;
}

interface RemovalTexts extends Pick<ConfirmQuestion, 'title' | 'text' | 'confirmLabel' | 'processingLabel'> {
  readonly done: string;
}

/**
 * Asks before a record is deleted, deletes it, shows a toast and refreshes the screen; a refusal is shown in the same
 * dialog. For other questions use useConfirm.
 */
export function useRemoval<Row>({ thing, verb = 'delete', nameOf, texts, send, refresh }: RemovalOptions<Row>) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const inText = thing.toLowerCase();
  const remove = (row: Row) => {
    const { done, ...question } = texts?.(row) ?? {
      ...looks[verb],
      title: `${looks[verb].confirmLabel} ${thing}`,
      text: (
        <>
          {messages.confirm[verb](inText)} {nameOf ? <strong>{nameOf(row)}</strong> : null}
        </>
      ),
      done: successMessage(nameOf ? `${thing} ${nameOf(row)}` : thing, 'removed'),
    };
    ask({
      ...question,
      danger: true,
      action: async () => {
        await send(row);
        showSuccess(done);
        await refresh(queries);
      },
      explain: (problem) => {
        showErrorList(messages.toast.deleteFailed(inText), [problemText(problem)]);
        return problemText(problem);
      },
    });
  };
  return { remove, dialog };
}

const looks = {
  delete: { confirmLabel: 'Delete', processingLabel: 'Deleting...' },
  remove: { confirmLabel: 'Remove', processingLabel: 'Removing...' },
} as const;
