import { Link } from 'react-router';
import { Card } from '../../ui/card/card.tsx';
import { NewestNotifications } from './newest-notifications.tsx';

const mostShown = 5;

/** A card for dashboards: the user's newest notifications. */
export function LatestNotifications() {
  return (
    <Card title="Notifications" flush actions={<Link to="/notifications">See all</Link>}>
      <NewestNotifications most={mostShown} />
    </Card>
  );
}
