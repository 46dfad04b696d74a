import { channelLabels, notificationAreas } from '@muster/contract/domains/notifications/notification-type.ts';
import type { NotificationTypeView } from '@muster/contract/domains/notifications/notification-types.calls.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { TextWithPlaces } from '../../../ui/text-with-places/text-with-places.tsx';
import styles from '../notifications.module.css';
import { notificationTypesQuery } from './notification-types.queries.ts';

const TypePanel = lazyPanel(() => import('./notification-type.panel.tsx').then((part) => part.NotificationTypePanel));

/** `/notification-types` (section 2.4): the words and channels of each notification. */
export function NotificationTypesPage() {
  const types = useQuery(notificationTypesQuery);
  const [{ search }, change] = useListScope(['search']);
  const { open, panel } = useLazyPanel((type: NotificationTypeView, state) => <TypePanel type={type} {...state} />);
  return (
    <Page>
      <PageHeader title="Notification types" count={types.data?.length} />
      <div className={styles.types}>
        <SearchBox
          label="Search notification types"
          placeholder="Search: Notification, Title"
          value={search ?? ''}
          onChange={(text) => change({ search: text === '' ? null : text })}
        />
        <Loaded of={types} thing="notification types">
          {(loaded) => <Areas types={found(loaded, search ?? '')} onEdit={open} />}
        </Loaded>
      </div>
      {panel}
    </Page>
  );
}

function Areas({ types, onEdit }: AreasProps) {
  if (types.length === 0)
    return (
      <EmptyState
        icon={<IconBell aria-hidden="true" />}
        title={messages.toast.noneFound('notification types')}
        hint="No results match your search."
      />
    );
  return [...Map.groupBy(types, ({ area }) => area)].map(([area, those]) => (
    <Card key={area} title={notificationAreas[area]} flush>
      <PlainTable
        label={notificationAreas[area]}
        columns={columns}
        rows={those}
        rowId={({ code }) => code}
        empty="No notification types found."
        actions={(type) => (
          <Button small tone="quiet" aria-label={`Edit ${type.label}`} onClick={() => onEdit(type)}>
            Edit
          </Button>
        )}
      />
    </Card>
  ));
}

interface AreasProps {
  readonly types: readonly NotificationTypeView[];
  readonly onEdit: (type: NotificationTypeView) => void;
}

function found(types: readonly NotificationTypeView[], search: string): readonly NotificationTypeView[] {
  const words = search.toLowerCase().split(' ').filter(Boolean);
  return types.filter(({ label, title }) => {
    const text = `${label} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const sideNames = { staff: 'Staff', client: 'Clients', employee: 'Employees' } as const;

/** Only where it says something else than the name. */
const titleCell = ({ label, title }: NotificationTypeView) => (title === label ? '–' : <TextWithPlaces text={title} />);

const columns: readonly PlainColumn<NotificationTypeView>[] = [
  { header: 'Notification', share: 30, cell: ({ label }) => label },
  { header: 'Title', share: 27, cell: titleCell, isFree: true },
  { header: 'Sent to', share: 13, cell: ({ sides }) => sides.map((side) => sideNames[side]).join(', ') },
  {
    header: 'On by default',
    share: 22,
    cell: ({ channels, locked }) =>
      channels.length === 0
        ? 'Off'
        : channels.map((one) => `${channelLabels[one]}${locked.includes(one) ? ' (always)' : ''}`).join(', '),
  },
];
