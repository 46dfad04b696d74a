import type { NotificationSettings } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../notifications.module.css';
import { refreshSettings } from './notification-settings.queries.ts';
import { browserEndpoint, canSubscribe, removeBrowser, subscribeThisBrowser } from './this-browser.ts';

/** Turns messages of this browser on and off, and lists the others that get them. */
export function BrowserMessages({
  settings: { push_key: key, browsers },
}: {
  readonly settings: NotificationSettings;
}) {
  const queries = useQueryClient();
  const zone = useViewerZone();
  const own = useQuery({ queryKey: ['this-browser'], queryFn: browserEndpoint, staleTime: 0 });
  const refresh = async () => {
    await refreshSettings(queries);
    await own.refetch();
  };
  const turnOn = useMutation({ mutationFn: subscribeThisBrowser, onSuccess: refresh, onError: showProblem });
  const turnOff = useMutation({ mutationFn: removeBrowser, onSuccess: refresh, onError: showProblem });
  const current = browsers.find(({ endpoint }) => endpoint === own.data);
  const others = browsers.filter(({ id }) => id !== current?.id);
  return (
    <div className={styles.browsers}>
      {canSubscribe() && key !== null ? (
        <p>
          {current
            ? 'This browser shows notifications, even if the portal is closed.'
            : 'Get notifications in this browser, even if the portal is closed.'}
        </p>
      ) : (
        <p>This browser cannot show notifications. It needs a secure address (https) and permission.</p>
      )}
      {canSubscribe() && key !== null ? (
        <Button
          busy={turnOn.isPending || turnOff.isPending}
          onClick={() => (current ? turnOff.mutate({ id: current.id, isThis: true }) : turnOn.mutate(key))}
        >
          {current ? 'Turn off' : 'Turn on'}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <ul aria-label="Other browsers">
          {others.map(({ id, browser, created_at }) => (
            <li key={id}>
              <span>
                {browser || 'Unknown browser'} · since {formatDateTime(created_at, zone)}
              </span>
              <Button small tone="quiet" onClick={() => turnOff.mutate({ id, isThis: false })}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
