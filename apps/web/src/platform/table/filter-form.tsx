import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './filter-button.module.css';
import { FilterEditor } from './filter-editor.tsx';
import type { NamedFilter } from './table-column.ts';
import { type FilterValue, isReversed } from './table-view.ts';

/** One filter in a popover, or two that share a column: controls, Clear and Apply. */
export function FilterForm({ named, value, also, onApply }: FilterFormProps) {
  const [draft, setDraft] = useState(value);
  const [other, setOther] = useState(also?.value);
  const isEmpty = [value, draft, also?.value, other].every((one) => one === undefined);
  const isWrong = isReversed(draft) || isReversed(other);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onApply(draft, other);
      }}
    >
      {also ? (
        <>
          <div className={styles.title}>{also.named.label}</div>
          <div className={styles.body}>
            <FilterEditor named={also.named} value={other} onChange={setOther} />
          </div>
        </>
      ) : null}
      <div className={styles.title}>{named.label}</div>
      <div className={styles.body}>
        <FilterEditor named={named} value={draft} onChange={setDraft} />
      </div>
      <div className={styles.foot}>
        <Button small disabled={isEmpty} onClick={() => onApply(undefined)}>
          Clear
        </Button>
        <Button small tone="primary" type="submit" disabled={isWrong}>
          Apply
        </Button>
      </div>
    </form>
  );
}

export interface FilterFormProps {
  readonly named: NamedFilter;
  readonly value: FilterValue | undefined;
  readonly also?: { readonly named: NamedFilter; readonly value: FilterValue | undefined } | undefined;
  readonly onApply: (value: FilterValue | undefined, other?: FilterValue) => void;
}
