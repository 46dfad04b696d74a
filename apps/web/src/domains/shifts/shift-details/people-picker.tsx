import { placementLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { choiceList } from '../../../platform/form/choice-list.ts';
import { useChoiceSearch } from '../../../platform/form/use-choice-search.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import styles from '../shifts.module.css';
import { peopleOnQuery } from '../shifts.queries.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

/** Selects employees by name, each shown as a removable chip. */
export function PeoplePicker({ day, people, onChange, error }: PeoplePickerProps) {
  const { search, onSearch } = useChoiceSearch();
  const found = useQuery({ ...peopleOnQuery({ day, search }), enabled: day !== '' });
  const options = (found.data?.data ?? [])
    .filter(({ id }) => !people.some((one) => one.id === id))
    .map(({ id, name, position, client }) => ({ value: String(id), label: name, hint: `${position}, ${client}` }));
  const add = (value: string | null) => {
    const person = found.data?.data.find(({ id }) => String(id) === value);
    if (person) onChange([...people, { id: person.id, name: person.name }]);
  };
  return (
    <>
      <Field label={placementLabels.employee_ids} required error={error}>
        {(control) => (
          <ComboBox
            {...control}
            key={people.length}
            placeholder="Search by name"
            options={options}
            onSearch={onSearch}
            list={choiceList(found)}
            value={null}
            onChange={add}
          />
        )}
      </Field>
      {people.length > 0 ? (
        <div className={styles.picked}>
          {people.map(({ id, name }) => (
            <Chip
              key={id}
              value={name}
              removeLabel={`Remove ${name}`}
              onRemove={() => onChange(people.filter((one) => one.id !== id))}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

interface PeoplePickerProps {
  /** The search finds employees employed on this day. */
  readonly day: string;
  readonly people: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
  readonly error: string | undefined;
}
