import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { describeDays } from './describe-filter.ts';
import buttonStyles from './filter-button.module.css';
import styles from './filter-editor.module.css';
import type { FilterRange } from './table-view.ts';

/** The days that a list covers: always some. Its cross returns to the usual ones. */
export function DayRangeChip({ label, range, isUsual, onChange }: DayRangeChipProps) {
  const [opened, setOpened] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Chip
        openRef={anchor}
        icon={<IconCalendar size={14} aria-hidden="true" />}
        value={describeDays(range)}
        removeLabel={`Show the usual ${label.toLowerCase()}`}
        onRemove={isUsual ? undefined : () => onChange(null)}
        onOpen={() => setOpened(!opened)}
      />
      <Popover opened={opened} anchor={anchor} onClose={() => setOpened(false)} label={label} width={250}>
        <DaysForm
          label={label}
          range={range}
          onApply={(next) => {
            anchor.current?.focus();
            setOpened(false);
            onChange(next);
          }}
        />
      </Popover>
    </>
  );
}

interface DayRangeChipProps {
  /** Of the range: 'Days'. */
  readonly label: string;
  readonly range: FilterRange;
  /** Whether it is the one that the list starts with. */
  readonly isUsual: boolean;
  /** Null: back to the usual range. */
  readonly onChange: (range: FilterRange | null) => void;
}

function DaysForm({ label, range, onApply }: DaysFormProps) {
  const [draft, setDraft] = useState(range);
  const isWhole = draft.from !== '' && draft.to !== '' && draft.from <= draft.to;
  return (
    <form
      className={buttonStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) onApply(draft);
      }}
    >
      <div className={buttonStyles.title}>{label}</div>
      <div className={buttonStyles.body}>
        <div className={styles.days}>
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? 'From' : 'To'}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  min="2000-01-01"
                  max="9999-12-31"
                  value={draft[end]}
                  onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </div>
      <div className={buttonStyles.foot}>
        <span />
        <Button small tone="primary" type="submit" disabled={!isWhole}>
          Apply
        </Button>
      </div>
    </form>
  );
}

interface DaysFormProps {
  readonly label: string;
  readonly range: FilterRange;
  readonly onApply: (range: FilterRange) => void;
}
