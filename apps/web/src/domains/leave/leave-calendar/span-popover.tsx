import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { useDecisions } from '../../../platform/feedback/decisions.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { isField } from '../../../platform/keys/takes-keys.ts';
import { usePageKeys } from '../../../platform/keys/use-page-keys.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { ApprovalLines } from '../../approvals/index.ts';
import { approveLeave } from '../approve-leave.ts';
import { LeaveIcon } from '../leave-icon.tsx';
import { requestDaysText, requestLengthText, waitingForText, workedDaysText } from '../leave-request-texts.ts';
import { refreshLeaveRequests } from '../leave-requests.queries.ts';
import { useRequestBalance, useWorkedDays } from '../use-request-balance.ts';
import { calendarRequestQuery } from './leave-calendar.queries.ts';
import { awayOnText, limitText, mostAway, spanDaysText, spanLengthText } from './leave-span-texts.ts';
import { limitOn, type PlacedSpan } from './shown-calendar.ts';
import styles from './span-popover.module.css';

/** Who is away when; for those who decide on it, the request with its decision. */
export function SpanPopover({ placed, opensRequests, anchor, onClose, onReject }: SpanPopoverProps) {
  const { group, person, span } = placed;
  const mayOpen = opensRequests && span.requestId !== null && !person.isSelf;
  return (
    <Popover
      opened
      anchor={anchor}
      onClose={onClose}
      label={`Leave of ${person.name}`}
      placement="right"
      isSheetOnPhones
      width={336}
      gap={10}
    >
      <div className={styles.popover} tabIndex={-1} data-autofocus="">
        <header className={styles.head}>
          <Initials name={person.name} size={36} />
          <span className={styles.who}>
            <b>{person.name}</b>
            <span>{[group.client, person.isSelf ? null : group.title].filter(Boolean).join(' · ')}</span>
          </span>
          <IconButton label="Close" hideTooltip icon={<IconX size={18} aria-hidden="true" />} onClick={onClose} />
        </header>
        {mayOpen && span.requestId !== null ? (
          <Request placed={placed} id={span.requestId} onClose={onClose} onReject={onReject} />
        ) : (
          <div className={styles.body}>
            <dl className={styles.facts}>
              <Fact label="Type" value={<TypeName span={span} name={span.label} />} />
              <Fact label="Dates" value={spanDaysText(span)} second={spanLengthText(span)} />
            </dl>
            {person.isSelf ? <LinkButton to={pathOf('myLeave')}>Open my leave</LinkButton> : null}
          </div>
        )}
      </div>
    </Popover>
  );
}

interface SpanPopoverProps {
  readonly placed: PlacedSpan;
  /** Whether the viewer decides on requests. */
  readonly opensRequests: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onReject: (request: LeaveRequest) => void;
}

function Request({ placed, id, onClose, onReject }: RequestProps) {
  const found = useQuery(calendarRequestQuery(id));
  return (
    <Loaded of={found} thing="request" outline={<RowsSkeleton />}>
      {(request) => (
        <div className={styles.body}>
          <dl className={styles.facts}>
            <Fact label="Type" value={<TypeName span={placed.span} name={request.leave_type} />} />
            <Fact label="Dates" value={requestDaysText(request)} second={requestLengthText(request)} />
            <BalanceFact request={request} />
            <TeamFact placed={placed} />
          </dl>
          <WorkedDays id={id} />
          {request.reason === null ? null : <p className={styles.quote}>“{request.reason}”</p>}
          {request.state === 'requested' ? (
            <Waiting request={request} onClose={onClose} onReject={onReject} />
          ) : (
            <p>
              <StateBadge word={leaveRequestStateLabels[request.state]} />
            </p>
          )}
          <Link className={styles.open} to={requestAddress(request)}>
            Open in leave requests
          </Link>
        </div>
      )}
    </Loaded>
  );
}

/** The list of requests with the person's: waiting ones, or the decided. */
const requestAddress = ({ employee, state }: LeaveRequest) =>
  `${pathOf('leaveRequests')}?${new URLSearchParams({ ...(state !== 'requested' && { show: 'decided' }), search: employee.name })}`;

interface RequestProps extends Pick<SpanPopoverProps, 'placed' | 'onClose' | 'onReject'> {
  readonly id: number;
}

/** Of the day with the most people away. */
function TeamFact({ placed: { span, group } }: Pick<RequestProps, 'placed'>) {
  const day = mostAway(span, group);
  if (day === null) return null;
  return (
    <Fact
      label="Team"
      value={awayOnText(group, day)}
      second={limitText(group, day)}
      limit={limitOn(group, day) ?? undefined}
    />
  );
}

function WorkedDays({ id }: { readonly id: number }) {
  const days = useWorkedDays(id);
  return days.length === 0 ? null : <p className={styles.second}>{workedDaysText(days)}</p>;
}

function BalanceFact({ request: { id } }: { readonly request: LeaveRequest }) {
  const balance = useRequestBalance(id);
  if (balance === null) return null;
  const { before, after, day } = balance;
  return (
    <Fact
      label="Balance"
      value={`${leaveDaysText(before)} → ${leaveDaysText(after)}`}
      second={`On ${formatDay(day)}, with this request`}
    />
  );
}

/** With the icon of the bar. */
function TypeName({ span: { color }, name }: { readonly span: PlacedSpan['span']; readonly name: string }) {
  return (
    <>
      {color === null ? null : <LeaveIcon color={color} inText />}
      {name}
    </>
  );
}

function Fact({ label, value, second, limit }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-limit={limit}>
        {value}
        {second == null ? null : <span className={styles.second}>{second}</span>}
      </dd>
    </div>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly second?: string | null;
  /** Whether the limit of the team is reached or exceeded. */
  readonly limit?: 'at' | 'over' | undefined;
}

/** Approving acts immediately; rejecting asks for a reason. A and R do the same, unless somebody types. */
function Waiting({ request, onClose, onReject }: WaitingProps) {
  const zone = useViewerZone();
  const queries = useQueryClient();
  const decisions = useDecisions();
  const [busy, setBusy] = useState(false);
  const { approval, abilities } = request;
  const approve = async () => {
    if (decisions.areHeld()) return;
    setBusy(true);
    try {
      await decisions.send(() => approveLeave(queries, [request]));
      onClose();
    } catch (problem) {
      showProblem(problem);
      setBusy(false);
    }
    await refreshLeaveRequests(queries);
  };
  usePageKeys(
    (key) => {
      if (key === 'a') void approve();
      else if (key === 'r') onReject(request);
      else return false;
      return true;
    },
    { isOn: abilities.decide && !busy, isTaken: isField },
  );
  return (
    <>
      {approval ? (
        <p>
          <ApprovalLines chain={approval} zone={zone} />
        </p>
      ) : null}
      {abilities.decide ? (
        <div className={styles.decision}>
          <Button trailing={<Kbd>R</Kbd>} disabled={busy} onClick={() => onReject(request)}>
            Reject…
          </Button>
          <Button tone="primary" trailing={<Kbd>A</Kbd>} busy={busy} onClick={() => void approve()}>
            {busy ? 'Approving...' : 'Approve'}
          </Button>
        </div>
      ) : (
        <p className={styles.second}>{waitingForText(request)}.</p>
      )}
    </>
  );
}

interface WaitingProps extends Pick<SpanPopoverProps, 'onClose' | 'onReject'> {
  readonly request: LeaveRequest;
}
