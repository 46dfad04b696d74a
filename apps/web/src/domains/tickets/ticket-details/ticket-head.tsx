import { ticketStatusLabel } from '@muster/contract';
import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCheck, IconGitMerge, IconLink, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { RecordSteps } from '../../../platform/record/record-steps.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { BesideActionsContext } from '../../../ui/page/header-place.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { TicketBack } from './ticket-back.tsx';
import styles from './ticket-head.module.css';
import { TicketPhoneLine } from './ticket-phone-line.tsx';
import type { TicketActs } from './use-ticket-acts.ts';
import type { TicketQueueState } from './use-ticket-queue.ts';

const OtherTicketDialog = lazyPanel(() => import('./other-ticket-dialog.tsx').then((part) => part.OtherTicketDialog));

/** The only heading of the screen, with what is done most. */
export function TicketHead({ record, queue, list, acts, more }: TicketHeadProps) {
  const zone = useViewerZone();
  const isPhone = usePhone();
  const ofList = useContext(BesideActionsContext);
  const pager = queue === null ? ofList : isPhone ? null : <QueuePager queue={queue} />;
  const other = useLazyPanel((act: 'link' | 'merge', state) => (
    <OtherTicketDialog record={record} act={act} {...state} />
  ));
  const { handling, abilities, status } = record;
  const others = abilities.moves.filter((move) => move !== 4);
  const entries: MenuEntry[] = [
    ...others.map((move) => ({ label: moveLabel(status, move), onSelect: () => void acts.move(move) })),
    ...(handling === null
      ? []
      : [
          {
            label: record.is_following ? 'Stop following' : 'Follow',
            onSelect: () => void acts.follow(!record.is_following),
          },
          {
            label: 'Link a ticket…',
            icon: <IconLink size={16} aria-hidden="true" />,
            onSelect: () => other.open('link'),
          },
          ...(status === 5
            ? []
            : [
                {
                  label: 'Merge into…',
                  icon: <IconGitMerge size={16} aria-hidden="true" />,
                  onSelect: () => other.open('merge'),
                },
              ]),
        ]),
    { label: 'Print', icon: <IconPrinter size={16} aria-hidden="true" />, onSelect: () => window.print() },
  ];
  return (
    <header className={styles.head}>
      <TicketBack queue={queue} list={list} />
      <div className={styles.heading}>
        <h1 className={styles.title}>{record.subject}</h1>
        <p className={styles.meta}>{`${record.number} · opened ${formatDateTime(record.filed_at, zone)}`}</p>
        {isPhone ? <TicketPhoneLine record={record} /> : null}
      </div>
      {pager ? <div className={styles.pager}>{pager}</div> : null}
      <div className={styles.acts}>
        {more}
        {handling !== null && !handling.is_assigned_to_me && status !== 5 ? (
          <Button trailing={<Kbd>I</Kbd>} disabled={acts.isBusy} onClick={() => void acts.assignToMe()}>
            Assign to me
          </Button>
        ) : null}
        {abilities.moves.includes(4) ? (
          <Button
            icon={<IconCheck size={16} aria-hidden="true" />}
            trailing={handling === null ? undefined : <Kbd>E</Kbd>}
            disabled={acts.isBusy}
            onClick={() => void acts.move(4)}
          >
            {handling === null ? 'Mark as solved' : 'Resolve'}
          </Button>
        ) : null}
        {abilities.continue ? (
          <LinkButton tone="primary" to={continuationPath(record)}>
            Continue in a new ticket
          </LinkButton>
        ) : null}
        <MenuButton label="More" entries={entries} />
      </div>
      {other.panel}
    </header>
  );
}

/** The place in the queue, whatever list the ticket was opened from. */
const QueuePager = ({ queue: { place, list, onPrevious, onNext } }: { readonly queue: TicketQueueState }) => (
  <RecordSteps
    label="Open tickets around this one"
    place={place ?? 'Back to the list'}
    list={list}
    thing="ticket"
    onPrevious={onPrevious}
    onNext={onNext}
  />
);

const continuationPath = ({ id, type }: TicketRecord) =>
  `${pathOf('ticket')}?${new URLSearchParams({ type: type.code, continues: String(id) })}`;

function moveLabel(from: TicketRecord['status'], to: TicketRecord['status']): string {
  if (to === 5) return 'Close';
  if (to === 3) return 'Wait for the requester';
  return from === 4 ? 'Reopen' : `Set to ${ticketStatusLabel(to)}`;
}

interface TicketHeadProps {
  readonly record: TicketRecord;
  readonly queue: TicketQueueState | null;
  /** The address of the list. */
  readonly list: string;
  readonly acts: TicketActs;
  readonly more: ReactNode;
}
