import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './filter-button.module.css';
import { FilterEditor } from './filter-editor.tsx';
import type { NamedFilter } from './table-column.ts';
import { type FilterValue, isReversed } from './table-view.ts';

/** One filter in a popover, or two of one column: their controls, Clear and Apply. */
export function FilterForm({ named, value, beside, onApply }: FilterFormProps) {
  const [draft, setDraft] = useState(value);
  const [besideDraft, setBesideDraft] = useState(beside?.value);
  const isEmpty = [value, draft, beside?.value, besideDraft].every((one) => one === undefined);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed(draft)) onApply(draft, besideDraft);
      }}
    >
      {beside ? (
        <>
          <div className={styles.title}>{beside.named.label}</div>
          <div className={styles.first}>
            <FilterEditor named={beside.named} value={besideDraft} onChange={setBesideDraft} />
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
  /** Of the same column. */
  readonly beside?: { readonly named: NamedFilter; readonly value: FilterValue | undefined } | undefined;
  readonly onApply: (value: FilterValue | undefined, besideValue?: FilterValue) => void;
}
