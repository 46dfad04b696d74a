import type { TicketChange, TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { IconHistory } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { instantOf } from '../../../platform/clock/clock.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { answerText } from './answer-text.ts';
import styles from './ticket-conversation.module.css';
import { TicketFiles } from './ticket-file-links.tsx';
import message from './ticket-message.module.css';
import { type Message, TicketMessage } from './ticket-message.tsx';
import { changeText } from './ticket-texts.ts';

/** What was filed, then replies, notes and changes in the order in which they happened. */
export function TicketConversation({ record }: { readonly record: TicketRecord }) {
  const notes = (record.handling?.notes ?? []).map((note) => ({ ...note, kind: 'note' as const }));
  const replies = record.replies.map((reply) => ({ ...reply, kind: 'reply' as const }));
  const changes = record.history.map((change) => ({ ...change, entry: 'change' as const }));
  const pane = useNewestInView(replies.length + notes.length);
  const entries = [...[...replies, ...notes].map((message) => ({ ...message, entry: 'message' as const })), ...changes];
  return (
    <div ref={pane} className={styles.conversation}>
      <Filed record={record} />
      {entries
        .toSorted((one, other) => (instantOf(one.at) ?? 0) - (instantOf(other.at) ?? 0))
        .map((entry) =>
          entry.entry === 'change' ? (
            <ChangeLine key={`change ${entry.id}`} change={entry} />
          ) : (
            <TicketMessage key={`${entry.kind} ${entry.id}`} message={entry satisfies Message} record={record} />
          ),
        )}
    </div>
  );
}

/** What was written last is read first. On phones the page scrolls instead, and begins with the head. */
function useNewestInView(messages: number) {
  const pane = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (!pane.current || shown.current === messages) return;
    shown.current = messages;
    pane.current.scrollTop = pane.current.scrollHeight;
  });
  return pane;
}

/** The answers to the form, as the first message. */
function Filed({ record }: { readonly record: TicketRecord }) {
  const zone = useViewerZone();
  const { requester, employee } = record;
  const answered = record.answers
    .filter(({ kind }) => kind !== 'file')
    .map((field) => ({ ...field, shown: answerText(field) }));
  const behalf = employee !== null && employee.name !== requester.name ? ` for ${employee.name}` : '';
  return (
    <article className={message.message}>
      <Initials name={requester.name} size={30} />
      <div className={message.messageBody}>
        <header className={message.messageHead}>
          <b>{`${requester.name}${behalf}`}</b>
          {requester.label === null ? null : <span>{requester.label}</span>}
          <time dateTime={record.filed_at}>{formatDateTime(record.filed_at, zone)}</time>
        </header>
        <dl className={styles.answers}>
          {answered
            .filter(({ shown }) => shown !== null)
            .map(({ key, label, shown }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{shown}</dd>
              </div>
            ))}
        </dl>
        {record.answers.length === 0 ? (
          <p className={styles.unseen}>The form is shown to the requester and to staff.</p>
        ) : null}
        <TicketFiles owner="ticket" id={record.id} files={record.files} />
      </div>
    </article>
  );
}

function ChangeLine({ change }: { readonly change: TicketChange }) {
  const zone = useViewerZone();
  return (
    <p className={styles.change}>
      <IconHistory size={15} aria-hidden="true" />
      <span>
        <b>{change.actor ?? 'Muster'}</b> {changeText(change)}
      </span>
      <time dateTime={change.at}>{formatDateTime(change.at, zone)}</time>
    </p>
  );
}
