import { useId, useState } from 'react';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import { Unseen } from '../../ui/unseen/unseen.tsx';
import { FilterChoices } from './filter-choices.tsx';
import styles from './filter-editor.module.css';
import type { FilterDraft, NamedFilter, NumberUnit } from './table-column.ts';
import { isFilterRange, isNumberText, isReversed } from './table-view.ts';

/** The controls of one filter, by its kind. */
export function FilterEditor({ named, value, onChange }: FilterDraft & { readonly named: NamedFilter }) {
  const { filter, label } = named;
  if (filter.kind === 'custom') return filter.render({ value, onChange });
  if (filter.kind === 'dates') return <DaysEditor label={label} value={value} onChange={onChange} />;
  if (filter.kind === 'numbers') {
    return <NumbersEditor label={label} unit={filter.unit} value={value} onChange={onChange} />;
  }
  if (filter.kind === 'text') {
    return (
      <TextInput
        aria-label={label}
        placeholder={filter.placeholder ?? 'Contains…'}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return <ChoicesEditor named={named} filter={filter} value={value} onChange={onChange} />;
}

type ChoiceFilter = Extract<NamedFilter['filter'], { kind: 'select' | 'multi' }>;

function ChoicesEditor({ named, filter, value, onChange }: FilterDraft & ChoicesProps) {
  const [text, setText] = useState('');
  const name = useId();
  const chosen = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
  return (
    <FilterChoices
      name={name}
      label={named.label}
      many={filter.kind === 'multi'}
      options={filter.options}
      note={filter.error ?? (filter.loading ? 'Loading…' : null)}
      text={text}
      onText={setText}
      chosen={chosen}
      onChosen={(next) => onChange(filter.kind === 'multi' ? next : next[0])}
    />
  );
}

interface ChoicesProps {
  readonly named: NamedFilter;
  readonly filter: ChoiceFilter;
}

const reversedDays = 'Choose a day on or after the first.';

function DaysEditor({ label, value, onChange }: FilterDraft & { readonly label: string }) {
  const range = value !== undefined && isFilterRange(value) ? value : { from: '', to: '' };
  return (
    <fieldset className={styles.days}>
      <Unseen as="legend">{label}</Unseen>
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          label={end === 'from' ? 'From' : 'To'}
          error={end === 'to' && isReversed(range) ? reversedDays : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max="9999-12-31"
              value={range[end]}
              data-empty={range[end] === '' ? '' : undefined}
              onChange={(event) => onChange({ ...range, [end]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

const reversedNumbers = 'Enter a number that is not below the first.';

const unitText: Readonly<Record<NumberUnit, string>> = { number: '', minutes: ', in minutes', money: '' };

function NumbersEditor({ label, unit, value, onChange }: FilterDraft & NumbersProps) {
  const range = value !== undefined && isFilterRange(value) ? value : { from: '', to: '' };
  return (
    <fieldset className={styles.days}>
      <Unseen as="legend">{label}</Unseen>
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          label={`${end === 'from' ? 'At least' : 'At most'}${unitText[unit]}`}
          error={end === 'to' && isReversed(range) ? reversedNumbers : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              type="number"
              step={unit === 'money' ? '0.01' : '1'}
              min={-largest}
              max={largest}
              inputMode="decimal"
              value={range[end]}
              onChange={({ target }) => {
                if (target.value === '' || isNumberText(target.value)) onChange({ ...range, [end]: target.value });
              }}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

interface NumbersProps {
  readonly label: string;
  readonly unit: NumberUnit;
}

/** The server's filters take twelve digits. */
const largest = 999_999_999_999;
