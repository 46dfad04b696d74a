import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import chip from '../chip/filter-chip.module.css';
import { ComboBox } from '../combo-box/combo-box.tsx';
import type { ComboOption } from '../combo-box/combo-option.ts';
import { Popover } from '../popover/popover.tsx';
import styles from './period.module.css';

/** A filter of a calendar as a button that says what is chosen. */
export function FilterSelect({ label, options, list, value, onChange }: FilterSelectProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = value === null ? null : String(value);
  const choose = (next: string | null) => {
    setOpened(false);
    button.current?.focus();
    onChange(next === null ? null : Number(next));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={chip.chip}
        data-active={value !== null || undefined}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {label} <b>{options.find((option) => option.value === chosen)?.label ?? 'All'}</b>
        <IconChevronDown size={14} aria-hidden="true" />
      </button>
      <Popover
        opened={opened}
        anchor={button}
        onClose={() => setOpened(false)}
        label={`Filter by ${label.toLowerCase()}`}
        width={280}
      >
        <div className={styles.choice}>
          <ComboBox
            aria-label={label}
            placeholder={`All ${label.toLowerCase()}s`}
            list={list}
            clearable
            options={options}
            value={chosen}
            onChange={choose}
          />
        </div>
      </Popover>
    </>
  );
}

interface FilterSelectProps {
  readonly label: string;
  readonly options: readonly ComboOption[];
  readonly list: { readonly loading: boolean; readonly error: string | null; readonly onRetry: () => void };
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}
