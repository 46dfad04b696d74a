import { Choice } from '../../ui/input/choice.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import { Unseen } from '../../ui/unseen/unseen.tsx';
import styles from './filter-editor.module.css';
import type { FilterOption } from './table-column.ts';

const searchFrom = 9;

/** A list of choices, with a search box if it is long. */
export function FilterChoices({
  name,
  label,
  many,
  options,
  note,
  text,
  onText,
  chosen,
  onChosen,
}: FilterChoicesProps) {
  const shown = options.filter((option) => option.label.toLowerCase().includes(text.trim().toLowerCase()));
  const toggle = (value: string) => {
    if (!many) onChosen([value]);
    else onChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  return (
    <fieldset className={styles.choices}>
      <Unseen as="legend">{label}</Unseen>
      {options.length >= searchFrom ? (
        <TextInput
          type="search"
          aria-label={`Search ${label}`}
          placeholder="Search…"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      ) : null}
      <div className={styles.list}>
        {shown.map((option) => (
          <Choice
            key={option.value}
            kind={many ? 'checkbox' : 'radio'}
            name={name}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
        {shown.length === 0 || note ? <p className={styles.note}>{note ?? 'No matches'}</p> : null}
      </div>
    </fieldset>
  );
}

interface FilterChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly many: boolean;
  readonly options: readonly FilterOption[];
  /** Loading or failed. */
  readonly note: string | null;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
}
