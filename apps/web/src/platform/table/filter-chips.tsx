import { useRef, useState } from 'react';
import { Chip } from '../../ui/chip/chip.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { describeFilter } from './describe-filter.ts';
import { FilterForm } from './filter-form.tsx';
import type { NamedFilter } from './table-column.ts';
import styles from './table-toolbar.module.css';
import { type FilterValue, type TableView, withFilter } from './table-view.ts';

/** The filters of the table: a press changes one, its cross removes it. */
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
          <FilterChip
            named={named}
            value={value}
            onApply={(next) => onViewChange(withFilter(view, named.field, next))}
          />
        </li>
      ))}
    </ul>
  );
}

interface FilterChipsProps {
  readonly filters: readonly NamedFilter[];
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
}

function FilterChip({ named, value, onApply }: FilterChipProps) {
  const [opened, setOpened] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Chip
        openRef={anchor}
        label={named.label}
        value={describeFilter(named, value)}
        onRemove={() => onApply(undefined)}
        onOpen={() => setOpened(!opened)}
      />
      <Popover
        opened={opened}
        anchor={anchor}
        onClose={() => setOpened(false)}
        label={`Filter ${named.label}`}
        width={250}
      >
        <FilterForm
          named={named}
          value={value}
          onApply={(next) => {
            anchor.current?.focus();
            setOpened(false);
            onApply(next);
          }}
        />
      </Popover>
    </>
  );
}

interface FilterChipProps {
  readonly named: NamedFilter;
  readonly value: FilterValue;
  readonly onApply: (value: FilterValue | undefined) => void;
}
