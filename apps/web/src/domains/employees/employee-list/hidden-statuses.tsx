import { capitalized } from '@muster/contract/capitalized.ts';
import { changed, type TableView } from '../../../platform/table/table-view.ts';
import { showInactives } from '../employees.queries.ts';
import styles from './hidden-statuses.module.css';

const statusField = 'employee_status_type_group.name';
const shownAlways = 'active';

/** Says that the switch hides statuses which the filter asks for, and shows them. */
export function HiddenStatuses({ view, onViewChange }: HiddenStatusesProps) {
  const asked = view.filters[statusField];
  const hidden = (Array.isArray(asked) ? asked : []).filter((status) => status !== shownAlways);
  if (hidden.length === 0 || view.toggles[showInactives]) return null;
  // The chip beside it names them as well: the line has room for both.
  const names = hidden.map(capitalized).join(', ');
  const show = () => onViewChange(changed(view, { toggles: { ...view.toggles, [showInactives]: true } }));
  return (
    <span className={styles.note} role="status">
      Results hidden.{' '}
      <button type="button" className={styles.show} aria-label={`Show ${names}`} onClick={show}>
        Show
      </button>
    </span>
  );
}

interface HiddenStatusesProps {
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
}
