import { audienceWords } from '@muster/contract/domains/documents/audience.constants.ts';
import type { Note, NotedSubject } from '@muster/contract/domains/recruitment/note-answers.ts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import styles from './notes.module.css';

/** Who wrote what, about whom, and for staff who reads it. */
export function NoteItem({ note, isReply = false, aboutOf = labelOf, entries, children }: NoteItemProps) {
  const zone = useViewerZone();
  const { author, body, created_at, edited_at, is_by_client, work } = note;
  const about = isReply ? null : aboutOf(note.about);
  return (
    <article className={styles.note} data-reply={isReply || undefined} aria-label={`Note of ${author}`}>
      <Initials name={author} size={30} />
      <div className={styles.content}>
        <header className={styles.head}>
          <b>{author}</b>
          {is_by_client ? <span>client</span> : null}
          <time dateTime={created_at}>{formatDateTime(created_at, zone)}</time>
          {edited_at === null ? null : <span>{`edited ${formatDateTime(edited_at, zone)}`}</span>}
          {work ? <StateBadge word={audienceWords[work.visibility]} /> : null}
        </header>
        {about === null ? null : <p className={styles.about}>{about}</p>}
        {body === null ? (
          <p className={styles.removed}>This note was removed.</p>
        ) : (
          <p className={styles.text}>{body}</p>
        )}
        {children}
      </div>
      {entries.length > 0 ? <MenuButton label={`Actions for the note of ${author}`} entries={entries} /> : null}
    </article>
  );
}

const labelOf = ({ label }: NotedSubject): string => label;

interface NoteItemProps {
  readonly note: Note;
  readonly isReply?: boolean;
  /** How the subject is named; null: the page is about it. */
  readonly aboutOf?: ((about: NotedSubject) => string | null) | undefined;
  readonly entries: readonly MenuEntry[];
  readonly children?: ReactNode;
}
