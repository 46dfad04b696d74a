import { useId, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { BottomSheet } from '../../ui/overlay/bottom-sheet.tsx';
import { FilterEditor } from './filter-editor.tsx';
import styles from './filter-sheet.module.css';
import type { NamedFilter } from './table-column.ts';
import { changed, isReversed, type TableView, withFilter } from './table-view.ts';

/** On phones and tablets: the order and every filter of the table in one drawer, applied together. */
export function FilterSheet({ opened, onClose, sorts, filters, view, onViewChange }: FilterSheetProps) {
  const [draft, setDraft] = useState(view);
  const id = useId();
  const apply = (next: TableView) => {
    onViewChange(next);
    onClose();
  };
  return (
    <BottomSheet
      opened={opened}
      onClose={onClose}
      title="Sort and filter"
      actions={
        <>
          <Button onClick={() => apply(changed(view, { filters: {}, sort: null }))}>Clear all</Button>
          <Button
            tone="primary"
            disabled={Object.values(draft.filters).some(isReversed)}
            onClick={() => apply(changed(view, { filters: draft.filters, sort: draft.sort }))}
          >
            Show results
          </Button>
        </>
      }
    >
      <Field label="Sort by">
        {(control) => (
          <select
            {...control}
            className={styles.select}
            value={sortText(draft)}
            onChange={(event) => setDraft(changed(draft, { sort: sortFrom(event.target.value) }))}
          >
            <option value="">Usual order</option>
            {sorts.flatMap(({ id: column, header }) => [
              <option key={column} value={column}>{`${header}, ascending`}</option>,
              <option key={`-${column}`} value={`-${column}`}>{`${header}, descending`}</option>,
            ])}
          </select>
        )}
      </Field>
      {filters.map((named) => (
        <section key={named.field} className={styles.section} aria-labelledby={`${id}-${named.field}`}>
          <h3 id={`${id}-${named.field}`} className={styles.title}>
            {named.label}
          </h3>
          <FilterEditor
            named={named}
            value={draft.filters[named.field]}
            onChange={(value) => setDraft(withFilter(draft, named.field, value))}
          />
        </section>
      ))}
    </BottomSheet>
  );
}

interface FilterSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The sortable columns. */
  readonly sorts: readonly { readonly id: string; readonly header: string }[];
  readonly filters: readonly NamedFilter[];
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
}

const sortText = ({ sort }: TableView) => (sort === null ? '' : `${sort.descending ? '-' : ''}${sort.id}`);

function sortFrom(text: string) {
  if (text === '') return null;
  return text.startsWith('-') ? { id: text.slice(1), descending: true } : { id: text, descending: false };
}
