import type { TicketNote, TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { FormattedText } from '../../../ui/formatted-text/formatted-text.tsx';
import { TicketFiles } from './ticket-file-links.tsx';
import styles from './ticket-message.module.css';

export type Message = TicketNote & { readonly kind: 'reply' | 'note'; readonly source?: 'portal' | 'mail' };

/** A reply on the plain ground; an internal note says in words and color that only staff see it. */
export function TicketMessage({ message, record }: { readonly message: Message; readonly record: TicketRecord }) {
  const zone = useViewerZone();
  const { author, kind } = message;
  const isNote = kind === 'note';
  return (
    <article
      className={styles.message}
      data-note={isNote || undefined}
      aria-label={isNote ? 'Internal note' : undefined}
    >
      <Initials name={author.name} size={30} />
      <div className={styles.messageBody}>
        {isNote ? (
          <p className={styles.internal}>
            <IconLock size={14} aria-hidden="true" />
            <b>Internal note</b> only staff can see this
          </p>
        ) : null}
        <header className={styles.messageHead}>
          <b>{author.name}</b>
          {author.label === null ? null : <span>{author.label}</span>}
          {message.source === 'mail' ? <span>by email</span> : null}
          {message.ticket_id === record.id ? null : <span>{`from ${ticketNumber(message.ticket_id)}`}</span>}
          <time dateTime={message.at}>{formatDateTime(message.at, zone)}</time>
        </header>
        <div className={styles.text}>
          <FormattedText body={message.body} words={wordsWith(message)} />
        </div>
        <TicketFiles owner={isNote ? 'ticket_note' : 'ticket_reply'} id={message.id} files={message.files} />
      </div>
    </article>
  );
}

/** Marks the names of mentioned people. */
function wordsWith({ mentions }: Message): ((text: string) => ReactNode) | undefined {
  const names = mentions.map(({ name }) => `@${name}`).filter((name) => name.length > 1);
  if (names.length === 0) return undefined;
  const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`(${escaped.join('|')})`);
  return (text) => {
    let place = 0;
    return text.split(pattern).map((part) => {
      const key = place;
      place += part.length + 1;
      return (
        <span key={key} className={names.includes(part) ? styles.mention : undefined}>
          {part}
        </span>
      );
    });
  };
}
