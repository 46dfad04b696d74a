import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './filter-button.module.css';
import { FilterEditor } from './filter-editor.tsx';
import type { NamedFilter } from './table-column.ts';
import { type FilterValue, isReversed } from './table-view.ts';

/** One filter in a popover: its controls, Clear and Apply. */
export function FilterForm({ named, value, onApply }: FilterFormProps) {
  const [draft, setDraft] = useState(value);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed(draft)) onApply(draft);
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
        <Button small tone="primary" type="submit" disabled={isReversed(draft)}>
          Apply
        </Button>
      </div>
    </form>
  );
}

export interface FilterFormProps {
  readonly named: NamedFilter;
  readonly value: FilterValue | undefined;
  readonly onApply: (value: FilterValue | undefined) => void;
}
