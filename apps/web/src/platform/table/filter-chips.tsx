import { Chip } from '../../ui/chip/chip.tsx';
import { describeFilter } from './describe-filter.ts';
import type { NamedFilter } from './table-column.ts';
import styles from './table-toolbar.module.css';
import { changed, type TableView, withFilter } from './table-view.ts';

/** The filters of the table, each with a cross, and 'Clear all'. */
export function FilterChips({ filters, view, onViewChange }: FilterChipsProps) {
  const active = filters.flatMap((named) => {
    const value = view.filters[named.field];
    return value === undefined ? [] : [{ named, value }];
  });
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {active.map(({ named, value }) => (
        <li key={named.field}>
          <Chip
            label={named.label}
            value={describeFilter(named, value)}
            onRemove={() => onViewChange(withFilter(view, named.field, undefined))}
          />
        </li>
      ))}
      <li>
        <button type="button" className={styles.clearAll} onClick={() => onViewChange(changed(view, { filters: {} }))}>
          Clear all
        </button>
      </li>
    </ul>
  );
}

interface FilterChipsProps {
  readonly filters: readonly NamedFilter[];
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
}
