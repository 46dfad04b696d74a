import { useSearchParams } from 'react-router';
import { Page } from '../../../ui/page/page.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import styles from '../notifications.module.css';
import { NotificationSettings } from '../settings/notification-settings.tsx';
import { NotificationCenter } from './notification-center.tsx';

/** `/notifications` (section 2.3): all notifications of the user, and what they want to be notified of. */
export function NotificationsPage() {
  const [address] = useSearchParams();
  const active = address.get('show') === 'settings' ? 'settings' : 'list';
  const tabs = (
    <LinkTabs
      label="Notifications"
      active={active}
      tabs={[
        { id: 'list', label: 'All', to: '/notifications' },
        { id: 'settings', label: 'Settings', to: '/notifications?show=settings' },
      ]}
    />
  );
  return (
    <Page {...(styles.screen && { className: styles.screen })}>
      {active === 'settings' ? <NotificationSettings tabs={tabs} /> : <NotificationCenter tabs={tabs} />}
    </Page>
  );
}
