import { IconFilter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import styles from './filter-button.module.css';
import { FilterEditor } from './filter-editor.tsx';
import type { NamedFilter } from './table-column.ts';
import type { FilterValue } from './table-view.ts';

/** The funnel of a column header: shown on hover, on focus and while the filter is set. */
export function FilterButton({ named, value, onApply }: FilterButtonProps) {
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

interface FilterButtonProps {
  readonly named: NamedFilter;
  readonly value: FilterValue | undefined;
  readonly onApply: (value: FilterValue | undefined) => void;
}

function FilterForm({ named, value, onApply }: FilterButtonProps) {
  const [draft, setDraft] = useState(value);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <div className={styles.title}>{named.label}</div>
      <div className={styles.body}>
        <FilterEditor named={named} value={draft} onChange={setDraft} />
      </div>
      <div className={styles.foot}>
        <Button small disabled={value === undefined && draft === undefined} onClick={() => onApply(undefined)}>
          Clear
        </Button>
        <Button small tone="primary" type="submit">
          Apply
        </Button>
      </div>
    </form>
  );
}
