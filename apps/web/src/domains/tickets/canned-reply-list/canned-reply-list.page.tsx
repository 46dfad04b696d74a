import { cannedReplyAccess } from '@muster/contract/domains/tickets/canned-replies.policy.ts';
import type { CannedReplyRow } from '@muster/contract/domains/tickets/canned-reply-answers.ts';
import { cannedReplyColumns } from '@muster/contract/domains/tickets/canned-reply-columns.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { cannedRepliesEndpoints } from '../../../platform/api/endpoints/canned-replies.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { TextWithPlaces } from '../../../ui/text-with-places/text-with-places.tsx';
import { ActiveBadge } from '../active-badge.tsx';
import { cannedReplyListQuery, refreshCannedReplies } from '../canned-replies.queries.ts';

const CannedReplyPanel = lazyPanel(() => import('../canned-reply.panel.tsx').then((part) => part.CannedReplyPanel));

const columns = columnsOf<CannedReplyRow>()(cannedReplyColumns, {
  name: { width: 260, pinned: 'left', cell: ({ name }) => <NameCell name={name} plain />, card: 'title' },
  body: { width: 380, grow: true, cell: ({ body }) => <TextWithPlaces text={body} />, card: 'line' },
  ticket_type: { width: 180, cell: ({ ticket_type }) => ticket_type ?? 'Every type', card: 'line' },
  is_active: {
    width: 120,
    header: 'Status',
    cell: ({ is_active }) => <ActiveBadge isActive={is_active} />,
    card: 'badge',
  },
  updated_by: { width: 180, hiddenAtFirst: true },
  updated_at: { width: 180 },
});

/** `/canned-replies` */
export function CannedReplyListPage() {
  const form = useLazyPanel((subject: CannedReplyRow | null, state) => (
    <CannedReplyPanel subject={subject} {...state} />
  ));
  const list = useRecordList({ name: 'cannedReplies', query: cannedReplyListQuery, columns });
  useRefreshOn('canned-replies.changed', [cannedRepliesEndpoints.list]);
  const { remove, dialog } = useRemoval({
    thing: 'Canned reply',
    nameOf: ({ name }: CannedReplyRow) => name,
    send: ({ id }) => callApi(cannedRepliesEndpoints.delete, { body: { id } }),
    refresh: refreshCannedReplies,
  });
  return (
    <RecordListPage
      title="Canned replies"
      thing="Canned reply"
      list={list}
      rowName={({ name }) => name}
      searchPlaceholder="Search: Name, Text"
      emptyHint="Canned replies appear here when they are added."
      mayChange={useMay(cannedReplyAccess.change)}
      onAdd={() => form.open(null)}
      onUpdate={form.open}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
