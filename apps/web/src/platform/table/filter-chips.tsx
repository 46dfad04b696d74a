import { useRef, useState } from 'react';
import { Chip } from '../../ui/chip/chip.tsx';
import { describeFilter } from './describe-filter.ts';
import { LazyFilterPopover } from './lazy-filter-popover.ts';
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
      <LazyFilterPopover
        opened={opened}
        onClose={() => setOpened(false)}
        anchor={anchor}
        named={named}
        value={value}
        onApply={onApply}
      />
    </>
  );
}

interface FilterChipProps {
  readonly named: NamedFilter;
  readonly value: FilterValue;
  readonly onApply: (value: FilterValue | undefined) => void;
}
