import { countText } from '@muster/contract/counted.ts';
import { IconSearch } from '@tabler/icons-react';
import { TextInput } from '../../ui/input/text-input.tsx';
import styles from './check-list-field.module.css';

/** Filters a long list of checkboxes while the user types, and shows how many are left and how many are selected. */
export function CheckListSearch({ label, text, onText, counts: { shown, all, chosen } }: CheckListSearchProps) {
  const found = text.trim() === '' ? `${countText(all)} in all` : `${countText(shown)} found`;
  return (
    <div className={styles.search}>
      <TextInput
        type="search"
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder="Search…"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          // Enter would submit the form, and Escape close the panel around it.
          if (event.key === 'Enter') event.preventDefault();
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          onText('');
        }}
        start={<IconSearch size={17} stroke={1.8} aria-hidden="true" />}
      />
      <p className={styles.counts} role="status">
        {shown === 0 ? 'No matches' : found}, {countText(chosen)} chosen
      </p>
    </div>
  );
}

interface CheckListSearchProps {
  /** Of the list. */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly counts: { readonly shown: number; readonly all: number; readonly chosen: number };
}
