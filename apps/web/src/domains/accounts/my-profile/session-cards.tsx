import { IconDeviceDesktop, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { now } from '../../../platform/clock/clock.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { describeBrowser } from '../../../platform/format/describe-browser.ts';
import { agoText } from '../../../platform/format/relative-time.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Tag } from '../../../ui/badge/tag.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { accountKeys, loginLinksQuery } from '../accounts.queries.ts';
import styles from './my-profile.module.css';

/** The account's active sessions, with a button to sign each out, and the external systems. */
export function SessionCards() {
  const { data, error, refetch } = useQuery(loginLinksQuery);
  if (error && !data) {
    return (
      <Card title="Active sessions">
        <ErrorState
          title="Your sessions could not be loaded"
          text={problemText(error)}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  return (
    <>
      <Card title="Active sessions" flush>
        {data ? (
          <SessionRows sessions={data.sessions} />
        ) : (
          <div data-loading="">
            <PageSkeleton />
          </div>
        )}
      </Card>
      {data && data.links.length > 0 ? (
        <Card title="Connected systems" flush>
          {data.links.map((link) => (
            <div key={link.id} className={styles.row}>
              <IconExternalLink size={18} aria-hidden="true" />
              <span className={styles.rowText}>
                {isWebAddress(link.url) ? (
                  <a href={link.url} target="_blank" rel="noreferrer">
                    {link.name}
                  </a>
                ) : (
                  link.name
                )}
              </span>
              <StateBadge word={link.status === 'active' ? 'Active' : 'Inactive'} />
            </div>
          ))}
        </Card>
      ) : null}
    </>
  );
}

type Sessions = NonNullable<Awaited<ReturnType<NonNullable<typeof loginLinksQuery.queryFn>>>>['sessions'];

function SessionRows({ sessions }: { readonly sessions: Sessions }) {
  const zone = useViewerZone();
  const { remove, dialog } = useRemoval({
    thing: 'Session',
    texts: ({ user_agent, address }: Sessions[number]) => ({
      title: 'Sign out this session?',
      text: `${describeBrowser(user_agent)} at ${address} will have to sign in again.`,
      confirmLabel: 'Sign out',
      processingLabel: 'Signing out...',
      done: 'The session has been signed out.',
    }),
    send: ({ id }) => callApi(profileEndpoints.endSession, { params: { id } }),
    refresh: (queries) => queries.invalidateQueries({ queryKey: accountKeys.loginLinks }),
  });
  if (sessions.length === 0) return <EmptyState title="No sessions to show" hint="Sessions of others are not shown." />;
  return (
    <>
      {sessions.map((session) => (
        <div key={session.id} className={styles.row}>
          <IconDeviceDesktop size={18} aria-hidden="true" />
          <div className={styles.rowText}>
            <div className={styles.rowTitle}>
              {describeBrowser(session.user_agent)}
              {session.is_current ? <Tag>This session</Tag> : null}
            </div>
            <div className={styles.muted}>
              {session.address}, last used {agoText(session.last_seen_at, { now: now(), zone })}
            </div>
          </div>
          {session.is_current ? null : (
            <Button
              small
              onClick={() => remove(session)}
              aria-label={`Sign out ${describeBrowser(session.user_agent)}`}
            >
              Sign out
            </Button>
          )}
        </div>
      ))}
      {dialog}
    </>
  );
}

const isWebAddress = (url: string) => /^https?:\/\//i.test(url);
