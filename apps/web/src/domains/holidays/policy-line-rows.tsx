import { policyLineLabels as labels } from '@muster/contract/domains/holidays/holiday-policies.schemas.ts';
import {
  holidayEffectHelp,
  holidayEffectLabels,
  holidayEffects,
  mostPolicyLines,
} from '@muster/contract/domains/holidays/holidays.constants.ts';
import { useFieldArray } from 'react-hook-form';
import { FieldRow, FieldRows } from '../../platform/form/field-rows.tsx';
import { useLookup } from '../../platform/form/lookup.ts';
import { NumberField } from '../../platform/form/number-field.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { holidayCalendars } from './calendar-choices.ts';
import styles from './holidays.module.css';
import type { PolicyValues } from './policy-form-values.ts';

const effects = holidayEffects.map((effect) => ({ value: effect, label: holidayEffectLabels[effect] }));

/** Calendars with what happens on their holidays, for whole years. */
export function PolicyLineRows() {
  const { fields, append, remove } = useFieldArray<PolicyValues, 'lines'>({ name: 'lines' });
  const calendars = useLookup(holidayCalendars);
  const newLine = { calendar_id: null, effect: null, from_year: null, until_year: null };
  const add = { label: 'Add calendar', onAdd: () => append(newLine) };
  return (
    <>
      <div className={styles.wide}>
        <Notice>
          {[...holidayEffectHelp, 'The first and the last year are included.'].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      </div>
      <FieldRows name="lines" more={fields.length < mostPolicyLines ? [add] : []}>
        {fields.map(({ id }, index) => (
          <FieldRow
            key={id}
            legend={`Calendar ${index + 1}`}
            thing={`calendar ${index + 1}`}
            onRemove={() => remove(index)}
          >
            <SelectField<PolicyValues>
              name={`lines.${index}.calendar_id`}
              label={labels.calendar_id}
              required
              wide
              numeric
              {...calendars.choices}
            />
            <SelectField<PolicyValues>
              name={`lines.${index}.effect`}
              label={labels.effect}
              required
              wide
              options={effects}
            />
            <NumberField<PolicyValues>
              name={`lines.${index}.from_year`}
              label={labels.from_year}
              required
              maxLength={4}
            />
            <NumberField<PolicyValues> name={`lines.${index}.until_year`} label={labels.until_year} maxLength={4} />
          </FieldRow>
        ))}
      </FieldRows>
    </>
  );
}
