import { allNotificationTypes } from '@muster/contract/all-notification-types.ts';
import { notificationAreas } from '@muster/contract/domains/notifications/notification-type.ts';
import { notificationStates } from '@muster/contract/domains/notifications/notifications-columns.ts';
import { type TableView, withFilter } from '../../../platform/table/table-view.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import styles from '../notifications.module.css';

const options = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

const kinds = (area: string | null) =>
  allNotificationTypes
    .filter((type) => area === null || type.area === area)
    .map(({ code, label }) => ({ value: code, label }));

/** State, area and type. Without a state, everything but the archive is shown. */
export function CenterFilters({ view, onView }: CenterFiltersProps) {
  const chosen = (field: string) => {
    const value = view.filters[field];
    return Array.isArray(value) ? (value[0] ?? null) : typeof value === 'string' ? value : null;
  };
  const set = (field: string) => (value: string | null) =>
    onView(withFilter(view, field, value === null ? undefined : [value]));
  return (
    <search className={styles.filters} aria-label="Filter notifications">
      <ComboBox
        aria-label="Status"
        placeholder="Inbox"
        clearable
        options={options(notificationStates)}
        value={chosen('state')}
        onChange={set('state')}
      />
      <ComboBox
        aria-label="Area"
        placeholder="All areas"
        clearable
        options={options(notificationAreas)}
        value={chosen('area')}
        onChange={set('area')}
      />
      <ComboBox
        aria-label="Notification"
        placeholder="All notifications"
        clearable
        options={kinds(chosen('area'))}
        value={chosen('kind')}
        onChange={set('kind')}
      />
    </search>
  );
}

interface CenterFiltersProps {
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}
