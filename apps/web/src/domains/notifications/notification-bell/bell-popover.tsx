import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
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
        <span className={styles.headActs}>
          {(list.data?.unread ?? 0) > 0 ? (
            <Button small tone="quiet" onClick={() => markRead.mutate({ newest: list.data?.data[0]?.id ?? 0 })}>
              Mark all as read
            </Button>
          ) : null}
          <Tooltip text="Notification settings">
            <Link
              to="/notifications?show=settings"
              className={styles.gear}
              aria-label="Notification settings"
              onClick={onClose}
            >
              <IconSettings size={18} aria-hidden="true" />
            </Link>
          </Tooltip>
        </span>
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
