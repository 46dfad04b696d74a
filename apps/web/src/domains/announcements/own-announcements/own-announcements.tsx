import { announcementAccess } from '@muster/contract/domains/announcements/announcements.policy.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { idIn } from '../../../platform/address/use-address-view.ts';
import { useLast } from '../../../platform/address/use-last.ts';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { announcementsEndpoints } from '../../../platform/api/endpoints/announcements.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ownAnnouncementsQuery } from '../announcements.queries.ts';
import { AnnouncementCard } from './announcement-card.tsx';

const AnnouncementDialog = lazyPanel(() => import('./announcement-dialog.tsx').then((part) => part.AnnouncementDialog));

const parameter = 'notice';

/** For the home screen; renders nothing without announcements. `?notice=` opens one, as notifications do. */
export function OwnAnnouncements() {
  return useMay(announcementAccess.receive) ? <Received /> : null;
}

function Received() {
  const zone = useViewerZone();
  const [address, setAddress] = useSearchParams();
  const list = useQuery(ownAnnouncementsQuery);
  useNewAnnouncements();
  const noticeId = idIn(address, parameter);
  const last = useLast(noticeId);
  const shown = list.data?.data.find(({ id }) => id === last) ?? null;
  useReceipt(noticeId !== null && shown?.read_at === null ? shown.id : null);
  const show = (id: number | null) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      if (id === null) next.delete(parameter);
      else next.set(parameter, String(id));
      return next;
    });
  return (
    <>
      {list.isPending ? <span data-loading="" /> : null}
      {list.isError && !list.data ? (
        <ErrorState
          title="The announcements could not be loaded"
          text={problemText(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {list.data && list.data.data.length > 0 ? (
        <AnnouncementCard announcements={list.data.data} zone={zone} onOpen={show} />
      ) : null}
      {list.data && last !== null ? (
        <AnnouncementDialog announcement={shown} opened={noticeId !== null} zone={zone} onClose={() => show(null)} />
      ) : null}
    </>
  );
}

/** Opening one marks it as read. If that fails, the next opening tries again. */
function useReceipt(id: number | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (id === null) return;
    callApi(announcementsEndpoints.markRead, { body: { id } })
      .then(() => queries.invalidateQueries({ queryKey: queryKeyOf(announcementsEndpoints.own) }))
      .catch(() => undefined);
  }, [id, queries]);
}

/** A notification arrives for new and for withdrawn announcements. */
function useNewAnnouncements(): void {
  useRefreshOn('notifications.changed', [announcementsEndpoints.own], {
    isWanted: ({ kind }) => kind === 'client-notification',
  });
}
