import {
  roundingDirections,
  roundingLabels,
  roundingSteps,
  shiftLabels,
} from '@muster/contract/domains/shifts/shifts.constants.ts';
import { useWatch } from 'react-hook-form';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import type { ShiftFormValues } from './shift-form-values.ts';

const steps = roundingSteps.map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? 'As clocked' : `${minutes} min`,
}));
const directions = roundingDirections.map((value) => ({ value, label: roundingLabels[value] }));

/** How clocked times count. A step that is not chosen hides how it is rounded. */
export function AttendanceRules() {
  const [step, meal] = useWatch<ShiftFormValues, ['rounding_minutes', 'meal_minutes']>({
    name: ['rounding_minutes', 'meal_minutes'],
  });
  return (
    <FormSection id="shift-attendance" title="Attendance rules" description="How clocked times count.">
      <NumberField<ShiftFormValues>
        name="grace_minutes"
        label={`${shiftLabels.grace_minutes} (min)`}
        helper="A clock-in up to this long after the start is not late. It doesn't change the paid minutes."
      />
      <SelectField<ShiftFormValues>
        name="rounding_minutes"
        label={shiftLabels.rounding_minutes}
        helper="What is paid within the shift. Stored times stay as clocked."
        numeric
        clearable={false}
        options={steps}
      />
      {step ? (
        <SelectField<ShiftFormValues>
          name="rounding_direction"
          label={shiftLabels.rounding_direction}
          clearable={false}
          options={directions}
        />
      ) : null}
      <NumberField<ShiftFormValues>
        name="meal_minutes"
        label={`${shiftLabels.meal_minutes} (min)`}
        helper="Unpaid, deducted once unless a break of this length was clocked. 0 deducts nothing."
      />
      {meal ? (
        <NumberField<ShiftFormValues>
          name="meal_after_minutes"
          label={`${shiftLabels.meal_after_minutes} (min)`}
          helper="Minutes of work before the meal is deducted."
        />
      ) : null}
    </FormSection>
  );
}
