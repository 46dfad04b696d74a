import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { NotificationRow } from '../notification-row.tsx';
import styles from '../notifications.module.css';
import { newestNotificationsQuery, useMarkRead } from '../notifications.queries.ts';

export function BellPopover({ anchor, onClose }: BellPopoverProps) {
  const zone = useViewerZone();
  const list = useQuery(newestNotificationsQuery);
  const markRead = useMarkRead();
  return (
    <Popover opened anchor={anchor} onClose={onClose} label="Notifications" placement="bottom-end" width={380}>
      <div className={styles.head}>
        Notifications
        {(list.data?.unread ?? 0) > 0 ? (
          <Button small tone="quiet" onClick={() => markRead.mutate('all')}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      {list.isPending ? <PageSkeleton /> : null}
      {list.isError && !list.data ? (
        <ErrorState
          title="The notifications could not be loaded"
          text={problemText(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {list.data?.data.length === 0 ? (
        <EmptyState icon={<IconBell aria-hidden="true" />} title="Nothing new" hint="You're all caught up." />
      ) : null}
      <ul aria-label="Newest notifications">
        {list.data?.data.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            zone={zone}
            onOpen={({ id, read_at, path }) => {
              if (read_at === null) markRead.mutate([id]);
              if (path !== null) onClose();
            }}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <LinkButton to="/notifications" tone="quiet" wide>
          See all notifications
        </LinkButton>
      </div>
    </Popover>
  );
}

interface BellPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}
