import {
  type HireQuestion,
  hireQuestionLabels as labels,
  hireDraftLimits as limits,
} from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import {
  employmentTypeLabels,
  employmentTypes,
  openPositionLimits,
  positionPriorities,
  positionPriorityLabels,
} from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { workLocationLabel, workLocations } from '@muster/contract/states.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { useLookup } from '../../../platform/form/lookup.ts';
import { MoneyField } from '../../../platform/form/money-field.tsx';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { TimeField } from '../../../platform/form/time-field.tsx';
import { currencies, timezones } from '../../lookups/index.ts';
import { familyOptions } from '../family-options.ts';
import type { HireValues } from './hire-values.ts';

type Values = HireValues;
const named = <N extends HireQuestion>(name: N) => ({ name, label: labels[name] });
const employmentOptions = employmentTypes.map((value) => ({ value, label: employmentTypeLabels[value] }));
const placeOptions = workLocations.map((value) => ({ value, label: workLocationLabel(value) }));
const priorityOptions = positionPriorities.map((value) => ({ value, label: positionPriorityLabels[value] }));

/** What the work is. */
export const JobFields = () => (
  <>
    <TextField<Values> {...named('title')} required wide maxLength={openPositionLimits.title} />
    <SelectField<Values> {...named('family')} required options={familyOptions} />
    <NumberField<Values> {...named('headcount')} required />
    <SelectField<Values> {...named('employment_type')} required options={employmentOptions} />
    <SelectField<Values> {...named('work_location')} required options={placeOptions} />
    <TextAreaField<Values>
      {...named('duties')}
      wide
      rows={5}
      maxLength={limits.ownWords}
      helper="In your own words, one duty per line."
    />
    <TextField<Values> {...named('tools')} wide helper="Separate them by commas." />
  </>
);

/** Hours, skills and pay. */
export const DetailFields = () => (
  <>
    <TimeField<Values> {...named('shift_start')} />
    <TimeField<Values> {...named('shift_end')} />
    <SelectField<Values> {...named('timezone_id')} required numeric {...useLookup(timezones).choices} />
    <DateField<Values> {...named('start_by')} />
    <TextField<Values> {...named('must_have')} wide helper="Separate them by commas." />
    <TextField<Values> {...named('nice_to_have')} wide helper="Separate them by commas." />
    <NumberField<Values> {...named('years')} />
    <SelectField<Values> {...named('priority')} options={priorityOptions} />
    <MoneyField<Values> {...named('budget_least')} helper="Per person, per month." />
    <MoneyField<Values> {...named('budget_most')} />
    <SelectField<Values> {...named('budget_currency_id')} numeric {...useLookup(currencies).choices} />
    <TextAreaField<Values>
      {...named('growth')}
      wide
      rows={3}
      maxLength={limits.ownWords}
      helper="Training, leave, growth. One per line."
    />
  </>
);
