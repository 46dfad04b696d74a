import { countText } from '@muster/contract/counted.ts';
import { notificationAreas } from '@muster/contract/domains/notifications/notification-type.ts';
import { type TableView, withFilter } from '../../../platform/table/table-view.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import styles from '../notifications.module.css';

const areas = Object.entries(notificationAreas).map(([value, label]) => ({ value, label }));

const states = [
  { state: null, label: 'Inbox' },
  { state: 'unread', label: 'Unread' },
  { state: 'archived', label: 'Archived' },
] as const;

/** State and area. Without a state, everything but the archive is shown. */
export function CenterFilters({ view, unread, onView }: CenterFiltersProps) {
  const chosen = (field: string) => {
    const value = view.filters[field];
    return Array.isArray(value) ? (value[0] ?? null) : typeof value === 'string' ? value : null;
  };
  const set = (field: string) => (value: string | null) =>
    onView(withFilter(view, field, value === null ? undefined : [value]));
  return (
    <search className={styles.filters} aria-label="Filter notifications">
      <ViewSwitch label="Status">
        {states.map(({ state, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={chosen('state') === state}
            onClick={() => set('state')(state)}
          >
            {label}
            {state === 'unread' && unread > 0 ? <span className={styles.count}> {countText(unread)}</span> : null}
          </button>
        ))}
      </ViewSwitch>
      <ComboBox
        aria-label="Area"
        placeholder="All areas"
        clearable
        options={areas}
        value={chosen('area')}
        onChange={set('area')}
      />
    </search>
  );
}

interface CenterFiltersProps {
  readonly view: TableView;
  readonly unread: number;
  readonly onView: (view: TableView) => void;
}
