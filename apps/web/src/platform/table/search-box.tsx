import { searchDebounceMs } from '@muster/contract/constants.ts';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { TextInput } from '../../ui/input/text-input.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import styles from './table-toolbar.module.css';
import { useDebouncedText } from './use-debounced-text.ts';

/**
 * The table's search: waits for a pause of 500 ms, searches immediately on Enter and on leaving, clears on Escape; '/'
 * focuses it.
 */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, sendNow, replace } = useDebouncedText(value, onChange, searchDebounceMs);
  usePageKeys((key) => {
    if (key !== '/') return false;
    input.current?.focus();
    return true;
  });
  return (
    <TextInput
      ref={input}
      type="search"
      className={styles.search}
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => setText(event.target.value)}
      // If the user moves on to a row, earlier typing must not move the focus back to the list.
      onBlur={sendNow}
      onKeyDown={(event) => {
        if (event.key === 'Enter') sendNow();
        if (event.key === 'Escape' && text !== '') replace('');
      }}
      start={<IconSearch size={17} stroke={1.8} aria-hidden="true" />}
      end={
        text === '' ? (
          <span className={styles.key} aria-hidden="true">
            <Kbd>/</Kbd>
          </span>
        ) : (
          <button type="button" className={styles.clear} aria-label="Clear search" onClick={() => replace('')}>
            <IconX size={15} aria-hidden="true" />
          </button>
        )
      }
    />
  );
}

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}
