import type { Notification } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '../../ui/card/card.tsx';
import { NewestNotifications } from './newest-notifications.tsx';
import { newestNotificationsQuery } from './notifications.queries.ts';

const mostShown = 5;
const mostBesideNeeds = 3;

/**
 * A card for dashboards: the user's newest notifications. `besideNeeds`: a queue on the same page shows what asks for a decision, so only
 * other unread ones are shown, and without any there is no card. The bell has all of them.
 */
export function LatestNotifications({ besideNeeds = false }: { readonly besideNeeds?: boolean }) {
  const list = useQuery(newestNotificationsQuery);
  if (besideNeeds && !list.data?.data.some(isNews)) return null;
  return (
    <Card title="Notifications" flush actions={<Link to="/notifications">See all</Link>}>
      {besideNeeds ? (
        <NewestNotifications most={mostBesideNeeds} isShown={isNews} />
      ) : (
        <NewestNotifications most={mostShown} />
      )}
    </Card>
  );
}

const isNews = ({ asks, read_at }: Notification) => read_at === null && !asks;
