import { useState } from 'react';
import { problemText } from '../api/problem-error.ts';
import { showSuccess } from '../feedback/toasts.ts';
import { useConfirm } from '../feedback/use-confirm.tsx';

interface CalendarLinkCalls {
  /** Whether there is a link already. */
  readonly isActive: boolean;
  /** Answers the address, which is shown once. */
  readonly create: () => Promise<{ readonly url: string }>;
  readonly revoke: () => Promise<unknown>;
  readonly refresh: () => Promise<unknown>;
}

/** Creates, replaces and revokes a secret link for calendar apps, each after a question. */
export function useCalendarLink({ isActive, ...calls }: CalendarLinkCalls) {
  const { ask, dialog } = useConfirm();
  const [url, setUrl] = useState<string | null>(null);
  const create = () =>
    ask({
      title: isActive ? 'Replace the calendar link' : 'Create a calendar link',
      text: isActive
        ? 'The current link stops working in every calendar that uses it. The new link is shown once.'
        : 'The link is shown once. You can revoke it at any time.',
      confirmLabel: isActive ? 'Replace link' : 'Create link',
      processingLabel: 'Creating...',
      action: async () => {
        setUrl((await calls.create()).url);
        await calls.refresh();
      },
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
        await calls.revoke();
        setUrl(null);
        showSuccess('The link was revoked.');
        await calls.refresh();
      },
      explain: problemText,
    });
  return { url, create, revoke, dialog };
}
