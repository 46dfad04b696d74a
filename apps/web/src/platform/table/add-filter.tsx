import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Popover } from '../../ui/popover/popover.tsx';
import styles from './add-filter.module.css';
import { expectFilter, LazyFilterPopover } from './lazy-filter-popover.ts';
import type { NamedFilter } from './table-column.ts';
import { type TableView, withFilter } from './table-view.ts';

/** Offers the filters that are not set, and the controls of the chosen one. */
export function AddFilter({ filters, view, onViewChange }: AddFilterProps) {
  const [chosen, setChosen] = useState<NamedFilter | 'none' | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const unset = filters.filter(({ field, isOffered }) => isOffered !== false && view.filters[field] === undefined);
  const close = () => setChosen(null);
  if (unset.length === 0 && chosen === null) return null;
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.button}
        onPointerEnter={expectFilter}
        onFocus={expectFilter}
        aria-haspopup="dialog"
        aria-expanded={chosen !== null}
        onClick={() => setChosen(chosen === null ? 'none' : null)}
      >
        <IconPlus size={14} aria-hidden="true" />
        Add filter
      </button>
      <Popover opened={chosen === 'none'} anchor={anchor} onClose={close} label="Add filter" width={250}>
        <ul className={styles.list} aria-label="Filters">
          {unset.map((named) => (
            <li key={named.field}>
              <button type="button" className={styles.choice} onClick={() => setChosen(named)}>
                {named.label}
              </button>
            </li>
          ))}
        </ul>
      </Popover>
      {chosen === null || chosen === 'none' ? null : (
        <LazyFilterPopover
          key={chosen.field}
          onClose={close}
          anchor={anchor}
          named={chosen}
          value={undefined}
          onApply={(value) => onViewChange(withFilter(view, chosen.field, value))}
        />
      )}
    </>
  );
}

interface AddFilterProps {
  readonly filters: readonly NamedFilter[];
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
}
