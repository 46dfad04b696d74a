import {
  channelLabels,
  channels,
  notificationAreas,
} from '@muster/contract/domains/notifications/notification-type.ts';
import type { NotificationTypeView } from '@muster/contract/domains/notifications/notification-types.calls.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconBell, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { TextWithPlaces } from '../../../ui/text-with-places/text-with-places.tsx';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
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
          {(loaded) => <TypesTable types={found(loaded, search ?? '')} onEdit={open} />}
        </Loaded>
      </div>
      {panel}
    </Page>
  );
}

function TypesTable({ types, onEdit }: TypesProps) {
  const isPhone = usePhone();
  if (types.length === 0)
    return (
      <EmptyState
        icon={<IconBell aria-hidden="true" />}
        title={messages.toast.noneFound('notification types')}
        hint="No results match your search."
      />
    );
  return (
    <Card flush>
      <PlainTable
        label="Notification types"
        columns={isPhone ? phoneColumns : columns}
        rows={types}
        rowId={({ code }) => code}
        groupOf={({ area }) => notificationAreas[area]}
        empty="No notification types found."
        opens={{ label: ({ label }) => `Edit ${label}`, run: onEdit }}
        isBroad
      />
    </Card>
  );
}

interface TypesProps {
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

const name: PlainColumn<NotificationTypeView> = {
  header: 'Notification',
  cell: ({ label }) => label,
  below: ({ label, title }) =>
    title === label ? null : (
      <SecondLine>
        <TextWithPlaces text={title} />
      </SecondLine>
    ),
};

const sentTo: PlainColumn<NotificationTypeView> = {
  header: 'Sent to',
  share: 18,
  cell: ({ sides }) => sides.map((side) => sideNames[side]).join(', '),
};

/** Whether a channel is on until a user chooses otherwise. */
const columns: readonly PlainColumn<NotificationTypeView>[] = [
  name,
  sentTo,
  ...channels.map((channel) => ({
    header: channelLabels[channel],
    share: 11,
    cell: ({ channels: on, locked }: NotificationTypeView) => {
      if (locked.includes(channel)) return 'Always';
      return on.includes(channel) ? <OnMark /> : null;
    },
  })),
];

const phoneColumns: readonly PlainColumn<NotificationTypeView>[] = [
  name,
  sentTo,
  {
    header: 'On by default',
    cell: ({ channels: on, locked }) =>
      on.map((one) => `${channelLabels[one]}${locked.includes(one) ? ' (always)' : ''}`).join(', ') || 'Off',
  },
];

const OnMark = () => (
  <>
    <IconCheck size={16} aria-hidden="true" />
    <Unseen>On</Unseen>
  </>
);
