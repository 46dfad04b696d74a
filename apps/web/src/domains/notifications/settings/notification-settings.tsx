import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import styles from '../notifications.module.css';
import { BrowserMessages } from './browser-messages.tsx';
import { ChannelTable } from './channel-table.tsx';
import { notificationSettingsQuery } from './notification-settings.queries.ts';
import { QuietForm } from './quiet-form.tsx';

/** What the user is notified of, over which channels and when. */
export function NotificationSettings({ tabs }: { readonly tabs: ReactNode }) {
  const settings = useQuery(notificationSettingsQuery);
  return (
    <>
      <PageHeader title="Notifications" />
      {tabs}
      <div className={styles.settings}>
        <Loaded of={settings} thing="settings">
          {(loaded) => (
            <>
              <Card title="Delivery">
                <QuietForm settings={loaded} />
              </Card>
              <Card title="This browser">
                <BrowserMessages settings={loaded} />
              </Card>
              <Card title="What you are notified of" flush>
                <ChannelTable settings={loaded} />
              </Card>
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}
