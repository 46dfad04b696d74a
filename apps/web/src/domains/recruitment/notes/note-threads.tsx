import type { Note, NotedSubject, NoteThread } from '@muster/contract/domains/recruitment/note-answers.ts';
import { IconNote } from '@tabler/icons-react';
import { callApi } from '../../../platform/api/call-api.ts';
import { notesEndpoints } from '../../../platform/api/endpoints/notes.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { refreshNotes } from '../notes.queries.ts';
import { NoteItem } from './note-item.tsx';
import styles from './notes.module.css';

const ReplyDialog = lazyPanel(() => import('./note-dialog.tsx').then((part) => part.ReplyDialog));
const EditNoteDialog = lazyPanel(() => import('./change-note-dialogs.tsx').then((part) => part.EditNoteDialog));
const ShareNoteDialog = lazyPanel(() => import('./change-note-dialogs.tsx').then((part) => part.ShareNoteDialog));

/** Notes with their replies. Authors change and remove their own. */
export function NoteThreads({ threads, isByClient, aboutOf, hint }: NoteThreadsProps) {
  const replying = useLazyPanel((thread: NoteThread, state) => (
    <ReplyDialog thread={thread} isByClient={isByClient} {...state} />
  ));
  const { entriesOf, panels } = useNoteActs();
  if (threads.length === 0)
    return <EmptyState icon={<IconNote aria-hidden="true" />} title="No notes yet" hint={hint} />;
  return (
    <div className={styles.threads}>
      {threads.map((thread) => (
        <section
          key={thread.id}
          className={classNames(cards.box, styles.thread)}
          aria-label={`Note on ${thread.about.label}`}
        >
          <NoteItem note={thread} aboutOf={aboutOf} entries={entriesOf(thread)} />
          {thread.replies.length > 0 ? (
            <div className={styles.replies}>
              {thread.replies.map((reply) => (
                <NoteItem key={reply.id} note={reply} isReply entries={entriesOf(reply)} />
              ))}
            </div>
          ) : null}
          {thread.body === null ? null : (
            <div className={styles.foot}>
              <Button small onClick={() => replying.open(thread)}>
                Reply
              </Button>
            </div>
          )}
        </section>
      ))}
      {replying.panel}
      {panels}
    </div>
  );
}

/** What the viewer may do with an own note. Render `panels`. */
function useNoteActs() {
  const editing = useLazyPanel((note: Note, state) => <EditNoteDialog note={note} {...state} />);
  const sharing = useLazyPanel((note: Note, state) => <ShareNoteDialog note={note} {...state} />);
  const { remove, dialog } = useRemoval({
    thing: 'Note',
    send: ({ id }: Note) => callApi(notesEndpoints.remove, { params: { id } }),
    refresh: refreshNotes,
  });
  const entriesOf = (note: Note) =>
    note.may_change
      ? [
          { label: 'Edit', onSelect: () => editing.open(note) },
          ...(note.work && note.work.offered.length > 0
            ? [{ label: 'Change who can read it', onSelect: () => sharing.open(note) }]
            : []),
          { label: 'Delete', danger: true, onSelect: () => remove(note) },
        ]
      : [];
  const panels = (
    <>
      {editing.panel}
      {sharing.panel}
      {dialog}
    </>
  );
  return { entriesOf, panels };
}

interface NoteThreadsProps {
  readonly threads: readonly NoteThread[];
  /** Whether the viewer writes for a client. */
  readonly isByClient: boolean;
  readonly aboutOf?: ((about: NotedSubject) => string | null) | undefined;
  /** Shown while there are none. */
  readonly hint: string;
}
