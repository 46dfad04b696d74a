import { messages, successMessage } from '@muster/contract/messages.ts';
import { inSentence } from '@muster/contract/validation-messages.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../api/problem-error.ts';
import { showProblem } from './show-problem.ts';
import { showUndoable } from './toast-acts.tsx';
import { showErrorList, showSuccess } from './toasts.ts';
import { type ConfirmQuestion, useConfirm } from './use-confirm.tsx';

export interface RemovalOptions<Row> {
  /** What is removed, capitalized: 'Team'. */
  readonly thing: string;
  /** Remove, for records that stay elsewhere, such as a contact in its history. Default: Delete. */
  readonly verb?: 'delete' | 'remove';
  /** Absent if there is only one, such as a photo. */
  readonly nameOf?: (row: Row) => string;
  /** The record that it belongs to, in the title: 'Delete Back Office of Redgum Logistics?'. */
  readonly ownerOf?: (row: Row) => string;
  /** What the answer says about it, with its numbers: '9 members'. */
  readonly factsOf?: (row: Row) => string | null;
  /** The title where the specification quotes one; the text then has the name. */
  readonly title?: string;
  /** Where the record ends in another way than by deletion: its own question. */
  readonly texts?: (row: Row) => RemovalTexts;
  readonly send: (row: Row) => Promise<unknown>;
  /** Where a call gives back exactly what was: the toast offers Undo, and no question calls the removal irreversible. */
  readonly restore?: Restore<Row>;
  readonly refresh: (queries: QueryClient) => Promise<unknown>;
}

interface Restore<Row> {
  readonly send: (row: Row) => Promise<unknown>;
  /** Whether the removal is noticed by others at once, so that Undo alone is not enough. */
  readonly asksFirst: boolean;
}

interface RemovalTexts extends Pick<ConfirmQuestion, 'title' | 'text' | 'confirmLabel' | 'processingLabel'> {
  readonly done: string;
}

/**
 * Asks before a record is deleted, deletes it, shows a toast and refreshes the screen; a refusal is shown in the same
 * dialog. A record that nobody else uses and that can be restored is deleted without a question. For other questions use useConfirm.
 */
export function useRemoval<Row>(options: RemovalOptions<Row>) {
  const { thing, verb = 'delete', nameOf, texts, send, restore, refresh } = options;
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const inText = inSentence(thing);
  const labelOf = (row: Row) => (nameOf ? `${thing} ${nameOf(row)}` : thing);
  const act = async (row: Row, done: string) => {
    await send(row);
    if (restore) {
      const undo = async () => {
        await restore.send(row);
        await refresh(queries);
      };
      showUndoable(done, undo, `${labelOf(row)} was restored.`);
    } else showSuccess(done);
    await refresh(queries);
  };
  const remove = (row: Row) => {
    const { done, ...question } = texts?.(row) ?? {
      ...looks[verb],
      title: titleOf(options, row),
      text: (
        <>
          {messages.confirm[restore ? 'remove' : verb](inText)} <strong>{factsOf(options, row)}</strong>
        </>
      ),
      done: successMessage(labelOf(row), 'removed'),
    };
    if (restore?.asksFirst === false) {
      act(row, done).catch(showProblem);
      return;
    }
    ask({
      ...question,
      danger: true,
      action: () => act(row, done),
      explain: (problem) => {
        showErrorList(messages.toast.deleteFailed(inText), [problemText(problem)]);
        return problemText(problem);
      },
    });
  };
  return { remove, dialog };
}

/** Names the record, so that a wrong row is seen before the confirmation. */
function titleOf<Row>({ thing, verb = 'delete', title, nameOf, ownerOf }: RemovalOptions<Row>, row: Row): string {
  const { confirmLabel } = looks[verb];
  if (title !== undefined) return title;
  if (!nameOf) return `${confirmLabel} ${thing}`;
  return `${confirmLabel} ${nameOf(row)}${ownerOf ? ` of ${ownerOf(row)}` : ''}?`;
}

function factsOf<Row>({ title, nameOf, factsOf: facts }: RemovalOptions<Row>, row: Row): string {
  const name = title === undefined ? null : nameOf?.(row);
  return [name, facts?.(row)].filter(Boolean).join(', ');
}

const looks = {
  delete: { confirmLabel: 'Delete', processingLabel: 'Deleting...' },
  remove: { confirmLabel: 'Remove', processingLabel: 'Removing...' },
} as const;
