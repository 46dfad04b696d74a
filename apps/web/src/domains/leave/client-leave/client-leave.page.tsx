import type { ClientLeaveRow } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { IconBeach } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { clientLeaveEndpoints } from '../../../platform/api/endpoints/client-leave.generated.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ClientLeaveRows } from './client-leave-rows.tsx';

const RejectClientLeaveDialog = lazyPanel(() =>
  import('./reject-client-leave-dialog.tsx').then((part) => part.RejectClientLeaveDialog),
);

const refreshed = [clientLeaveEndpoints.list];

/** `/leave-approvals`: leave of the client's own people, for its approvers. */
export function ClientLeavePage() {
  const list = useQuery({ ...apiQuery(clientLeaveEndpoints.list), staleTime: 0 });
  // A request that reaches the client sends a notification.
  useRefreshOn('notifications.changed', refreshed);
  const rejecting = useLazyPanel((row: ClientLeaveRow, state) => <RejectClientLeaveDialog row={row} {...state} />);
  const rows = (label: string, shown: readonly ClientLeaveRow[], empty: string) => (
    <ClientLeaveRows label={label} rows={shown} empty={empty} onReject={rejecting.open} />
  );
  return (
    <Page>
      <PageHeader title="Leave approvals" text="Approved by your provider. Your decision is the last step." />
      <Loaded of={list} thing="leave">
        {({ is_approver: isApprover, waiting, decided }) =>
          isApprover ? (
            <RecordContent>
              <RecordStack>
                <Card title="To approve" note={waiting.length || undefined} flush>
                  {rows('Leave to approve', waiting, 'No leave to approve.')}
                </Card>
                <Card title="Decided" flush>
                  {rows('Decided leave', decided, 'No decisions yet.')}
                </Card>
              </RecordStack>
            </RecordContent>
          ) : (
            <EmptyState
              icon={<IconBeach aria-hidden="true" />}
              title="You don't approve leave"
              hint="Your company can approve the leave of its people. Ask your account manager to set this up."
            />
          )
        }
      </Loaded>
      {rejecting.panel}
    </Page>
  );
}
