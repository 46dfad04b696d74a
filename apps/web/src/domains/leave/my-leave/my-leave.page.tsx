import type { LeaveChoices, LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { IconBeachOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { CardRows } from '../../../ui/plain-table/card-rows.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useCompact } from '../../../ui/use-compact.ts';
import { ApprovalLines } from '../../approvals/index.ts';
import { documentsAction } from '../leave-documents/leave-document-texts.ts';
import { useLeaveDocuments } from '../leave-documents/use-leave-documents.tsx';
import { cardLine, daysColumn, lengthColumn, stateColumn, stateNotes, typeColumn } from '../leave-request-columns.tsx';
import { leaveChoicesQuery, leaveRequestAnswers, ownLeaveQuery } from '../leave-requests.queries.ts';
import { useCancelLeave } from '../use-cancel-leave.tsx';
import { useRequestLeave } from '../use-request-leave.tsx';
import { Balances } from './balances.tsx';
import { inOrderOfDays } from './in-order-of-days.ts';
import styles from './my-leave.module.css';

/** 'Policy: AU Standard 2026 · renews Fri, Jan 1, 2027'. */
function policyText(choices: LeaveChoices | undefined): string {
  const policy = choices?.policy;
  if (!policy) return 'Your balances and requests. Rest days and holidays take no leave.';
  return policy.renews_on === null
    ? `Policy: ${policy.name}`
    : `Policy: ${policy.name} · renews ${formatWeekday(policy.renews_on)}`;
}

/** `/my-leave`: the viewer's balances and requests. */
export function MyLeavePage() {
  const { employeeId } = useUser();
  if (typeof employeeId === 'number') return <OwnLeave />;
  return (
    <Page>
      <PageHeader title="My leave" />
      <EmptyState
        icon={<IconBeachOff aria-hidden="true" />}
        title="No leave"
        hint="Your account isn't linked to an employee record, so you don't have leave."
      />
    </Page>
  );
}

function OwnLeave() {
  const choices = useQuery(leaveChoicesQuery(null));
  const own = useQuery(ownLeaveQuery);
  // A decision sends a notification.
  useRefreshOn('notifications.changed', leaveRequestAnswers);
  const documents = useLeaveDocuments();
  const requesting = useRequestLeave({ forOthers: false });
  useCreate({ label: 'Request leave', create: requesting.request });
  const cancelling = useCancelLeave({ isOwn: true });
  return (
    <Page>
      <PageHeader
        title="My leave"
        text={policyText(choices.data)}
        actions={
          <Button tone="primary" onClick={requesting.request}>
            Request leave
          </Button>
        }
      />
      <div className={styles.content} data-settling="">
        <Balances />
        <Card title="Requests" flush>
          <Loaded of={own} thing="leave requests">
            {(rows) => (
              <Requests
                rows={rows}
                actions={(request) => (
                  <RequestActions
                    request={request}
                    onDocuments={() => documents.openOf(request, { withName: false })}
                    onCancel={() => cancelling.cancel(request)}
                  />
                )}
              />
            )}
          </Loaded>
        </Card>
      </div>
      {requesting.panel}
      {cancelling.dialog}
      {documents.panel}
    </Page>
  );
}

interface RequestsProps {
  readonly rows: readonly LeaveRequest[];
  readonly actions: (request: LeaveRequest) => ReactNode;
}

function Requests({ rows, actions }: RequestsProps) {
  const zone = useViewerZone();
  const isCompact = useCompact();
  const linesOf = ({ approval }: LeaveRequest) => (approval ? <ApprovalLines chain={approval} zone={zone} /> : null);
  const table = {
    label: 'Leave requests',
    rows: inOrderOfDays(rows, dayAt(now(), zone)),
    rowId: ({ id }: LeaveRequest) => id,
    empty: 'You have not requested leave yet.',
  };
  if (isCompact) {
    return (
      <CardRows
        {...table}
        card={(request) => ({
          title: daysColumn.cell(request),
          badge: <StateBadge word={leaveRequestStateLabels[request.state]} />,
          line: cardLine(request),
          more: (
            <>
              {stateNotes(request)}
              {linesOf(request)}
            </>
          ),
          actions: actions(request),
        })}
      />
    );
  }
  const state = {
    ...stateColumn,
    cell: (request: LeaveRequest) => (
      <>
        {stateColumn.cell(request)}
        {linesOf(request)}
      </>
    ),
  };
  return <PlainTable isBroad columns={[typeColumn, daysColumn, lengthColumn, state]} actions={actions} {...table} />;
}

function RequestActions({ request, onDocuments, onCancel }: RequestActionsProps) {
  const opensDocuments = documentsAction(request);
  return (
    <div className={styles.actions}>
      {opensDocuments === null ? null : (
        <Button small onClick={onDocuments}>
          {opensDocuments}
        </Button>
      )}
      {request.abilities.cancel ? (
        <Button small onClick={onCancel}>
          {request.state === 'requested' ? 'Withdraw' : 'Cancel leave'}
        </Button>
      ) : null}
    </div>
  );
}

interface RequestActionsProps {
  readonly request: LeaveRequest;
  readonly onDocuments: () => void;
  readonly onCancel: () => void;
}
