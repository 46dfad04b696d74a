import { ticketPriorityLabel, ticketStatusLabel } from '@muster/contract';
import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { ticketGroups } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { ClientLink } from '../../clients/index.ts';
import { EmployeeLink } from '../../employees/index.ts';
import { PriorityMark } from './priority-mark.tsx';
import { TicketAnswers } from './ticket-answers.tsx';
import { TicketApproval } from './ticket-approval.tsx';
import { TicketLinks } from './ticket-links.tsx';
import styles from './ticket-properties.module.css';
import { TicketSla } from './ticket-sla.tsx';
import { leftUntil, ticketTones } from './ticket-texts.ts';
import { ticketPeopleQuery } from './ticket-work.queries.ts';
import type { TicketActs } from './use-ticket-acts.ts';

/** Changed in place by those who handle the ticket; the others see what concerns them. */
export function TicketProperties({ record, acts, priorityRef }: TicketPropertiesProps) {
  const { handling, client, requester, employee, status } = record;
  const isOwn = employee !== null && employee.name === requester.name;
  return (
    <div className={styles.properties}>
      <section className={styles.section}>
        <Line label="Status">
          <StatusBadge tone={ticketTones[status]}>{ticketStatusLabel(status)}</StatusBadge>
        </Line>
        {handling === null ? null : (
          <HandledLines record={record} handling={handling} acts={acts} priorityRef={priorityRef} />
        )}
        <Line label="Type">{record.type.name}</Line>
        {client === null ? null : (
          <Line label="Client">
            <ClientLink {...client} />
          </Line>
        )}
        <Line label="Requester">{isOwn ? <EmployeeLink {...employee} /> : requester.name}</Line>
        {employee === null || isOwn ? null : (
          <Line label="On behalf of">
            <EmployeeLink {...employee} />
          </Line>
        )}
        {handling !== null || record.due_at === null || status > 3 ? null : (
          <Line label="Expected by">
            <Expected at={record.due_at} />
          </Line>
        )}
      </section>
      <TicketApproval record={record} acts={acts} />
      {handling === null || record.approval_state === 'pending' ? null : (
        <TicketSla record={record} handling={handling} />
      )}
      <TicketAnswers record={record} />
      <TicketLinks record={record} acts={acts} />
      {record.rating === null ? null : (
        <section className={styles.section}>
          <h2 className={styles.heading}>Rating</h2>
          <p>{`${record.rating.score} of 5`}</p>
          {record.rating.comment === null ? null : <p className={styles.quiet}>{record.rating.comment}</p>}
        </section>
      )}
      {handling === null || handling.followers.length === 0 ? null : (
        <section className={styles.section}>
          <h2 className={styles.heading}>Followers</h2>
          <p className={styles.quiet}>{handling.followers.map(({ name }) => name).join(', ')}</p>
        </section>
      )}
    </div>
  );
}

/** With how late it is, once it is late. */
function Expected({ at }: { readonly at: string }) {
  const zone = useViewerZone();
  const { text, tone } = leftUntil(at, useMinute());
  return (
    <>
      {formatDateTime(at, zone)}
      {tone === 'red' ? <b className={styles.late}>{text}</b> : null}
    </>
  );
}

interface TicketPropertiesProps {
  readonly record: TicketRecord;
  readonly acts: TicketActs;
  /** Around the button that changes the priority, which P presses. */
  readonly priorityRef?: RefObject<HTMLDivElement | null> | undefined;
}

const priorities = [4, 3, 2, 1] as const;

function HandledLines({ record, handling, acts, priorityRef }: HandledProps) {
  const people = useQuery(ticketPeopleQuery(record.id)).data?.assignees ?? [];
  const isClosed = record.status === 5;
  const isFixed = isClosed || acts.isBusy;
  return (
    <>
      <Line label="Priority">
        <div ref={priorityRef}>
          <MenuButton
            label={`Priority ${ticketPriorityLabel(handling.priority)}`}
            className={styles.value}
            disabled={isFixed}
            entries={priorities.map((priority) => ({
              label: ticketPriorityLabel(priority),
              icon: <PriorityMark priority={priority} />,
              checked: priority === handling.priority,
              onSelect: () => void acts.prioritize(priority),
            }))}
          >
            <PriorityMark priority={handling.priority} />
            {ticketPriorityLabel(handling.priority)}
          </MenuButton>
        </div>
      </Line>
      <Line label="Assignee">
        <MenuButton
          label={`Assignee ${handling.assignee?.name ?? 'Unassigned'}`}
          className={styles.value}
          disabled={isFixed}
          entries={[
            { label: 'Unassigned', checked: handling.assignee === null, onSelect: () => void acts.assign(null) },
            ...people.map((person) => ({
              label: person.name,
              hint: person.label,
              checked: person.id === handling.assignee?.id,
              onSelect: () => void acts.assign(person),
            })),
          ]}
        >
          {handling.assignee?.name ?? <span className={styles.quiet}>Unassigned</span>}
        </MenuButton>
      </Line>
      <Line label="Group">
        <MenuButton
          label={`Group ${roleLabel(handling.group)}`}
          className={styles.value}
          disabled={isFixed}
          entries={ticketGroups.map((group) => ({
            label: roleLabel(group),
            checked: group === handling.group,
            onSelect: () => void acts.regroup(group),
          }))}
        >
          {roleLabel(handling.group)}
        </MenuButton>
      </Line>
    </>
  );
}

interface HandledProps extends TicketPropertiesProps {
  readonly handling: NonNullable<TicketRecord['handling']>;
}

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.line}>
    <span className={styles.label}>{label}</span>
    <div className={styles.content}>{children}</div>
  </div>
);
