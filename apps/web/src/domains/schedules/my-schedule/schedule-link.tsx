import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { ownScheduleEndpoints } from '../../../platform/api/endpoints/own-schedule.generated.ts';
import { CalendarLink, CalendarLinkButtons } from '../../../platform/calendar-link/calendar-link.tsx';
import { useCalendarLink } from '../../../platform/calendar-link/use-calendar-link.tsx';
import { Card } from '../../../ui/card/card.tsx';

/** The secret link with which a calendar program subscribes to the viewer's schedule. */
export function ScheduleLink({ feed }: { readonly feed: { readonly created_at: string } | null }) {
  const queries = useQueryClient();
  const { url, create, revoke, dialog } = useCalendarLink({
    isActive: feed !== null,
    create: () => callApi(ownScheduleEndpoints.createFeed),
    revoke: () => callApi(ownScheduleEndpoints.revokeFeed),
    refresh: () => queries.invalidateQueries({ queryKey: queryKeyOf(ownScheduleEndpoints.read) }),
  });
  return (
    <Card
      title="Subscribe to your schedule"
      actions={<CalendarLinkButtons small isActive={feed !== null} onCreate={create} onRevoke={revoke} />}
    >
      <CalendarLink feed={feed} url={url}>
        <p>
          Use a secret link to see your shifts and leave in your calendar app. Anyone with the link can see them, so
          don't share it.
        </p>
      </CalendarLink>
      {dialog}
    </Card>
  );
}
