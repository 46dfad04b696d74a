import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { RateTicket } from './rate-ticket.tsx';
import { TicketComposer } from './ticket-composer.tsx';
import { TicketConversation } from './ticket-conversation.tsx';
import { TicketHead } from './ticket-head.tsx';
import { TicketProperties } from './ticket-properties.tsx';
import { TicketQueue } from './ticket-queue.tsx';
import styles from './ticket-workspace.module.css';
import { useTicketActs } from './use-ticket-acts.ts';
import { type ComposerTab, useTicketKeys } from './use-ticket-keys.ts';
import { useTicketQueue } from './use-ticket-queue.ts';

/** Three panes that scroll alone. Who does not handle the ticket has no queue. */
export function TicketWorkspace({ record, path, list }: TicketWorkspaceProps) {
  const acts = useTicketActs(record);
  const [tab, setTab] = useState<ComposerTab>('reply');
  const [isPicking, setPicking] = useState(false);
  const [isDetailed, setDetailed] = useState(false);
  const composer = useRef<HTMLTextAreaElement>(null);
  const priority = useRef<HTMLDivElement>(null);
  const isHandled = record.handling !== null;
  const queue = useTicketQueue({ openedId: record.id, path, list, isHandled });
  const write = (next: ComposerTab) => {
    setTab(next);
    composer.current?.focus();
  };
  useTicketKeys({
    record,
    acts,
    onWrite: write,
    onCanned: () => {
      setTab('reply');
      setPicking(true);
    },
    onPriority: () => priority.current?.querySelector('button')?.click(),
  });
  return (
    <div className={styles.workspace} data-handled={isHandled || undefined}>
      <div className={styles.panes}>
        {queue ? <TicketQueue queue={queue} openedId={record.id} path={path} /> : null}
        <section className={styles.center} aria-label="Conversation">
          <TicketHead
            record={record}
            queue={queue}
            list={list}
            acts={acts}
            more={
              <Button
                className={styles.detailsButton}
                icon={<IconInfoCircle size={16} aria-hidden="true" />}
                onClick={() => setDetailed(true)}
              >
                Details
              </Button>
            }
          />
          <TicketConversation record={record} />
          {record.abilities.rate ? <RateTicket id={record.id} /> : null}
          {record.abilities.reply || isHandled ? (
            <TicketComposer
              record={record}
              tab={tab}
              onTab={setTab}
              input={composer}
              isPicking={isPicking}
              onPicking={setPicking}
            />
          ) : null}
        </section>
        <aside className={styles.properties} aria-label="Properties">
          <TicketProperties record={record} acts={acts} priorityRef={priority} />
        </aside>
      </div>
      {isHandled ? <KeyLine hasQueue={queue !== null} decides={record.abilities.decide} /> : null}
      <SidePanel
        opened={isDetailed}
        onClose={() => setDetailed(false)}
        title={record.number}
        actions={<Button onClick={() => setDetailed(false)}>Close</Button>}
      >
        <TicketProperties record={record} acts={acts} />
      </SidePanel>
    </div>
  );
}

interface TicketWorkspaceProps {
  readonly record: TicketRecord;
  /** Of the tickets beside it. */
  readonly path: string;
  /** The address of the list. */
  readonly list: string;
}

const queueKeys = { keys: ['J', 'K'], does: 'next, previous' };
const decisionKeys = { keys: ['A'], does: 'approve' };
const keyLine = [
  { keys: ['R'], does: 'reply' },
  { keys: ['C'], does: 'canned reply' },
  { keys: ['N'], does: 'note' },
  { keys: ['I'], does: 'assign to me' },
  { keys: ['E'], does: 'resolve' },
  { keys: ['P'], does: 'priority' },
];

function KeyLine({ hasQueue, decides }: { readonly hasQueue: boolean; readonly decides: boolean }) {
  return (
    <div className={styles.keyLine}>
      {[...(hasQueue ? [queueKeys] : []), ...(decides ? [decisionKeys] : []), ...keyLine].map(({ keys, does }) => (
        <span key={does} className={styles.key}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
      <span className={classNames(styles.key, styles.allKeys)}>
        <Kbd>?</Kbd>
        all keys
      </span>
    </div>
  );
}
