import { IconFilter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import styles from './filter-button.module.css';
import type { FilterFormProps } from './filter-form.tsx';
import { filterLabel } from './filter-label.ts';
import { expectFilter, LazyFilterPopover } from './lazy-filter-popover.ts';

/** The funnel of a column header: shown on hover, on focus and while the filter is set. */
export function FilterButton({ named, value, beside, onApply }: FilterFormProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.funnel}
        data-active={(value ?? beside?.value) !== undefined || undefined}
        aria-label={filterLabel({ named, beside })}
        onPointerEnter={expectFilter}
        onFocus={expectFilter}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <IconFilter size={14} aria-hidden="true" />
      </button>
      <LazyFilterPopover
        opened={opened}
        onClose={() => setOpened(false)}
        anchor={button}
        named={named}
        value={value}
        beside={beside}
        onApply={onApply}
      />
    </>
  );
}
