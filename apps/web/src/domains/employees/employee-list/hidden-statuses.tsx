import { changed, type TableView } from '../../../platform/table/table-view.ts';
import { showInactives } from '../employees.queries.ts';
import styles from './hidden-statuses.module.css';

const statusField = 'employee_status_type_group.name';
const shownAlways = 'active';

/** Says that the switch hides statuses which the filter asks for, and shows them. */
export function HiddenStatuses({ view, onViewChange }: HiddenStatusesProps) {
  const filter = view.filters[statusField];
  const asked = Array.isArray(filter) ? filter : [];
  const hidden = asked.filter((status) => status !== shownAlways);
  if (hidden.length === 0 || view.toggles[showInactives]) return null;
  const show = () => onViewChange(changed(view, { toggles: { ...view.toggles, [showInactives]: true } }));
  return (
    <span className={styles.note} role="status">
      {hidden.length < asked.length ? 'Some of these are hidden.' : 'These are hidden.'}{' '}
      <button type="button" className={styles.show} onClick={show}>
        Show
      </button>
    </span>
  );
}

interface HiddenStatusesProps {
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
}
