import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Popover } from '../../ui/popover/popover.tsx';
import styles from './add-filter.module.css';
import { FilterForm } from './filter-form.tsx';
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
        aria-haspopup="dialog"
        aria-expanded={chosen !== null}
        onClick={() => setChosen(chosen === null ? 'none' : null)}
      >
        <IconPlus size={14} aria-hidden="true" />
        Add filter
      </button>
      <Popover
        key={chosen === null || chosen === 'none' ? 'filters' : chosen.field}
        opened={chosen !== null}
        anchor={anchor}
        onClose={close}
        label={chosen === null || chosen === 'none' ? 'Add filter' : `Filter ${chosen.label}`}
        width={250}
      >
        {chosen === null || chosen === 'none' ? (
          <ul className={styles.list} aria-label="Filters">
            {unset.map((named) => (
              <li key={named.field}>
                <button type="button" className={styles.choice} onClick={() => setChosen(named)}>
                  {named.label}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <FilterForm
            named={chosen}
            value={undefined}
            onApply={(value) => {
              anchor.current?.focus();
              close();
              onViewChange(withFilter(view, chosen.field, value));
            }}
          />
        )}
      </Popover>
    </>
  );
}

interface AddFilterProps {
  readonly filters: readonly NamedFilter[];
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
}
