import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { NewestNotifications } from '../newest-notifications.tsx';
import styles from '../notifications.module.css';
import { newestNotificationsQuery, useMarkRead } from '../notifications.queries.ts';

export function BellPopover({ anchor, onClose }: BellPopoverProps) {
  const list = useQuery(newestNotificationsQuery);
  const markRead = useMarkRead();
  return (
    <Popover opened anchor={anchor} onClose={onClose} label="Notifications" placement="bottom-end" width={380}>
      <div className={styles.head}>
        Notifications
        {(list.data?.unread ?? 0) > 0 ? (
          <Button small tone="quiet" onClick={() => markRead.mutate({ newest: list.data?.data[0]?.id ?? 0 })}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      <NewestNotifications onOpen={({ path }) => (path === null ? undefined : onClose())} />
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
