import type { AnnouncementRow } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import {
  IconArrowBackUp,
  IconClock,
  IconCopy,
  IconDeviceMobile,
  IconEye,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { announcementsEndpoints } from '../../../platform/api/endpoints/announcements.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { type ConfirmQuestion, useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { announcementPaths as paths } from '../announcement-paths.ts';
import { announcementQuery } from '../announcements.queries.ts';
import { publishLook, publishTitle } from '../publish-question.ts';
import { refreshAnnouncements } from '../refresh-announcements.ts';

const ExpiryPanel = lazyPanel(() => import('./expiry.panel.tsx').then((part) => part.ExpiryPanel));

/** Row actions, by the abilities of the row. */
export function useAnnouncementActions({ onView }: { readonly onView: (row: AnnouncementRow) => void }) {
  const { askFor, dialog } = useQuestions();
  const expiry = useLazyPanel((subject: AnnouncementRow, state) => <ExpiryPanel subject={subject} {...state} />);
  const rowActions = (row: AnnouncementRow): readonly MenuEntry[] => {
    const { abilities: may, id } = row;
    const icon = { 'aria-hidden': true } as const;
    return [
      { label: 'View', icon: <IconEye {...icon} />, onSelect: () => onView(row) },
      ...when(may.preview, { label: 'Preview', icon: <IconDeviceMobile {...icon} />, to: paths.preview(id) }),
      ...when(may.edit, { label: 'Edit', icon: <IconPencil {...icon} />, to: paths.edit(id) }),
      ...when(may.publish, {
        label: 'Publish now',
        icon: <IconSend {...icon} />,
        onSelect: () => void askFor.publishing(row),
      }),
      ...when(may.expire, {
        label: 'Change expiry',
        icon: <IconClock {...icon} />,
        onSelect: () => expiry.open(row),
      }),
      ...when(may.duplicate, { label: 'Duplicate', icon: <IconCopy {...icon} />, to: paths.copy(id) }),
      ...when(may.withdraw, {
        label: 'Withdraw',
        icon: <IconArrowBackUp {...icon} />,
        danger: true,
        onSelect: () => askFor.withdrawing(row),
      }),
      ...when(may.delete, {
        label: 'Delete draft',
        icon: <IconTrash {...icon} />,
        danger: true,
        onSelect: () => askFor.deleting(row),
      }),
    ];
  };
  const dialogs = (
    <>
      {dialog}
      {expiry.panel}
    </>
  );
  return { rowActions, dialogs };
}

const when = (isOffered: boolean, entry: MenuEntry): readonly MenuEntry[] => (isOffered ? [entry] : []);

/** The row has only the number of its chosen clients. */
async function audienceOfRow(queries: QueryClient, { id }: AnnouncementRow) {
  const { audience, clients, statuses, roles } = await queries.fetchQuery({ ...announcementQuery(id), retry: false });
  return { audience, client_ids: clients.map((client) => client.id), statuses, roles };
}

/** Each asks first, and shows a failure in the same dialog. */
function useQuestions() {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const question = (
    row: AnnouncementRow,
    {
      done,
      action,
      ...look
    }: Pick<ConfirmQuestion, 'title' | 'confirmLabel' | 'processingLabel' | 'danger'> & {
      readonly text: string;
      readonly done: string;
      readonly action: () => Promise<unknown>;
    },
  ) =>
    ask({
      ...look,
      text: (
        <>
          {look.text} <strong>{row.title}</strong>
        </>
      ),
      action: async () => {
        await action();
        showSuccess(done);
        await refreshAnnouncements(queries);
      },
      explain: problemText,
    });
  const askFor = {
    publishing: async (row: AnnouncementRow) =>
      question(row, {
        ...publishLook,
        title: await publishTitle(queries, () => audienceOfRow(queries, row)),
        text: 'Its whole audience is notified now, whatever was planned:',
        done: successMessage('Client notification', 'sent'),
        action: () =>
          callApi(announcementsEndpoints.publish, { params: { id: row.id }, body: { version: row.version } }),
      }),
    withdrawing: (row: AnnouncementRow) =>
      question(row, {
        title: 'Withdraw client notification',
        text: 'It disappears from every home screen and from under every bell, and cannot be published again:',
        confirmLabel: 'Withdraw',
        processingLabel: 'Withdrawing...',
        danger: true,
        done: 'Client notification has been withdrawn.',
        action: () =>
          callApi(announcementsEndpoints.withdraw, { params: { id: row.id }, body: { version: row.version } }),
      }),
    deleting: (row: AnnouncementRow) =>
      question(row, {
        title: 'Delete client notification',
        text: messages.confirm.delete('client notification'),
        confirmLabel: 'Delete',
        processingLabel: 'Deleting...',
        danger: true,
        done: successMessage('Client notification', 'removed'),
        action: () => callApi(announcementsEndpoints.delete, { body: { id: row.id } }),
      }),
  };
  return { askFor, dialog };
}
