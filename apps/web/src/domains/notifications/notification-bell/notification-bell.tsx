import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { onPush } from '../../../platform/realtime/use-push.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { newestNotificationsQuery, notificationsKey } from '../notifications.queries.ts';

const BellPopover = lazyPanel(() => import('./bell-popover.tsx').then((part) => part.BellPopover));

/** More are not told apart. */
const most = 9;

/** The bell in the header: how many notifications are unread, the newest ones on a press. Push events keep it current. */
export function NotificationBell() {
  const queries = useQueryClient();
  const button = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState(false);
  const { data } = useQuery(newestNotificationsQuery);
  useEffect(
    () =>
      onPush((event) => {
        if (event.startsWith('notification')) void queries.invalidateQueries({ queryKey: notificationsKey });
      }),
    [queries],
  );
  const unread = data?.unread ?? 0;
  return (
    <span ref={button}>
      <IconButton
        label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        icon={<IconBell size={19} stroke={1.7} aria-hidden="true" />}
        dot={unread > most ? `${most}+` : unread > 0 && String(unread)}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      />
      {opened ? <BellPopover anchor={button} onClose={() => setOpened(false)} /> : null}
    </span>
  );
}
