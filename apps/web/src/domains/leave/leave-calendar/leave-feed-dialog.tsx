import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { leaveFeedEndpoints } from '../../../platform/api/endpoints/leave-feed.generated.ts';
import { CalendarLink, CalendarLinkButtons } from '../../../platform/calendar-link/calendar-link.tsx';
import { useCalendarLink } from '../../../platform/calendar-link/use-calendar-link.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';

/** The secret link with which a calendar program subscribes to the leave that the viewer may see. */
export function LeaveFeedDialog({ clientId, teamId, opened, onClose }: LeaveFeedDialogProps) {
  const queries = useQueryClient();
  const state = useQuery({ ...apiQuery(leaveFeedEndpoints.state), staleTime: 0 });
  const feed = state.data?.feed ?? null;
  const { url, create, revoke, dialog } = useCalendarLink({
    isActive: feed !== null,
    create: () => callApi(leaveFeedEndpoints.create, { body: { client_id: clientId, team_id: teamId } }),
    revoke: () => callApi(leaveFeedEndpoints.revoke),
    refresh: () => queries.invalidateQueries({ queryKey: queryKeyOf(leaveFeedEndpoints.state) }),
  });
  const narrowed = [feed?.client?.name, feed?.team?.name].filter((name) => name !== undefined);
  return (
    <>
      <AppModal
        opened={opened}
        onClose={onClose}
        title="Calendar feed"
        actions={<CalendarLinkButtons isActive={feed !== null} onCreate={create} onRevoke={revoke} />}
      >
        <Loaded of={state} thing="calendar link">
          {() => (
            <CalendarLink feed={feed} url={url}>
              <p>
                See in your calendar app who is on approved leave. The link shows names and dates, never types or
                reasons. Anyone with the link can see them, so don't share it.
              </p>
              <p>
                {clientId === null && teamId === null
                  ? 'A new link shows everyone whose leave you may see. To narrow it, filter the calendar by client or team first.'
                  : 'A new link keeps the client and the team of the calendar as it is filtered now.'}
              </p>
              {narrowed.length > 0 ? <p>The current link shows {narrowed.join(', ')}.</p> : null}
            </CalendarLink>
          )}
        </Loaded>
      </AppModal>
      {dialog}
    </>
  );
}

interface LeaveFeedDialogProps extends Required<PanelProps> {
  /** The filters of the calendar. */
  readonly clientId: number | null;
  readonly teamId: number | null;
}
