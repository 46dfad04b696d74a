import { IconFilter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Popover } from '../../ui/popover/popover.tsx';
import styles from './filter-button.module.css';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

/** The funnel of a column header: shown on hover, on focus and while the filter is set. */
export function FilterButton({ named, value, onApply }: FilterFormProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.funnel}
        data-active={value !== undefined || undefined}
        aria-label={`Filter ${named.label}`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <IconFilter size={14} aria-hidden="true" />
      </button>
      <Popover opened={opened} anchor={button} onClose={close} label={`Filter ${named.label}`} width={250}>
        <FilterForm
          named={named}
          value={value}
          onApply={(next) => {
            button.current?.focus();
            close();
            onApply(next);
          }}
        />
      </Popover>
    </>
  );
}
