import {
  type IncompleteItem,
  incompleteItems,
  incompleteItemTexts,
} from '@muster/contract/incomplete-configuration.ts';
import { messages } from '@muster/contract/messages.ts';
import type { CustomFilter, FilterDraft } from '../../../platform/table/table-column.ts';
import type { FilterValue } from '../../../platform/table/table-view.ts';
import { Choice } from '../../../ui/input/choice.tsx';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import { incompleteConfiguration } from '../employees.queries.ts';
import styles from './incomplete-filter.module.css';

const texts = messages.employeeList.incompleteFilter;

/** The filter of the name column (section 2.9): All means any of the seven. */
export const incompleteFilter: CustomFilter = {
  kind: 'custom',
  field: incompleteConfiguration,
  label: texts.title,
  holds: 'many',
  render: (draft) => <IncompleteChoices {...draft} />,
  describe: (value) => describe(chosenOf(value)),
};

function IncompleteChoices({ value, onChange }: FilterDraft) {
  const chosen = chosenOf(value);
  const isAll = chosen.length === incompleteItems.length;
  const toggle = (item: IncompleteItem) =>
    onChange(chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item]);
  return (
    <fieldset className={styles.choices}>
      <Unseen as="legend">{texts.title}</Unseen>
      <Choice
        kind="checkbox"
        label={texts.all}
        checked={isAll}
        onChange={() => onChange(isAll ? [] : [...incompleteItems])}
      />
      {incompleteItems.map((item) => (
        <Choice
          key={item}
          kind="checkbox"
          label={incompleteItemTexts[item].filterLabel}
          checked={chosen.includes(item)}
          onChange={() => toggle(item)}
        />
      ))}
    </fieldset>
  );
}

function describe(chosen: readonly IncompleteItem[]): string {
  if (chosen.length === incompleteItems.length) return texts.all;
  return chosen.length === 1 && chosen[0] ? incompleteItemTexts[chosen[0]].filterLabel : `${chosen.length} selected`;
}

// An address may contain anything; only values that the filter has are used.
function chosenOf(value: FilterValue | undefined): readonly IncompleteItem[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return incompleteItems.filter((item) => given.includes(item));
}
