import { messages } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { ownScheduleEndpoints } from '../../../platform/api/endpoints/own-schedule.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { copyText } from '../../../platform/feedback/copy-text.ts';
import { showError, showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../schedules.module.css';

/** The secret link with which a calendar program subscribes to the viewer's schedule. */
export function CalendarLink({ feed }: { readonly feed: { readonly created_at: string } | null }) {
  const zone = useViewerZone();
  const { url, create, revoke, dialog } = useLink(feed !== null);
  return (
    <Card
      title="Subscribe to your schedule"
      actions={
        <div className={styles.steps}>
          {feed === null ? null : (
            <Button small onClick={revoke}>
              Revoke link
            </Button>
          )}
          <Button small onClick={create}>
            {feed === null ? 'Create link' : 'Replace link'}
          </Button>
        </div>
      }
    >
      <div className={styles.feed}>
        <p>
          Use a secret link to see your shifts and leave in your calendar app. Anyone with the link can see them, so
          don't share it.
        </p>
        {url === null ? (
          <p>
            {feed === null
              ? 'No link yet.'
              : `Link created on ${formatDateTime(feed.created_at, zone)}. If you lost it, replace it.`}
          </p>
        ) : (
          <Notice tone="green">
            Copy the link now. It won't be shown again.
            <p className={styles.link}>{url}</p>
            <Button
              small
              onClick={() =>
                void copyText(url).then((isCopied) => {
                  if (isCopied) showSuccess(messages.toast.linkCopied);
                  else showError(messages.toast.failedWhile('copying', 'the link'));
                })
              }
            >
              Copy link
            </Button>
          </Notice>
        )}
      </div>
      {dialog}
    </Card>
  );
}

function useLink(isActive: boolean) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const [url, setUrl] = useState<string | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeyOf(ownScheduleEndpoints.read) });
  const issue = async () => {
    setUrl((await callApi(ownScheduleEndpoints.createFeed)).url);
    await refresh();
  };
  const create = () =>
    ask({
      title: isActive ? 'Replace the calendar link' : 'Create a calendar link',
      text: isActive
        ? 'The current link stops working in every calendar that uses it. The new link is shown once.'
        : 'The link is shown once. You can revoke it at any time.',
      confirmLabel: isActive ? 'Replace link' : 'Create link',
      processingLabel: 'Creating...',
      action: issue,
      explain: problemText,
    });
  const revoke = () =>
    ask({
      title: 'Revoke the calendar link',
      text: 'Calendars that use this link stop updating.',
      danger: true,
      confirmLabel: 'Revoke link',
      processingLabel: 'Revoking...',
      action: async () => {
        await callApi(ownScheduleEndpoints.revokeFeed);
        setUrl(null);
        showSuccess('The link was revoked.');
        await refresh();
      },
      explain: problemText,
    });
  return { url, create, revoke, dialog };
}
