import { placementLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { Choice } from '../../../ui/input/choice.tsx';
import { WeekdayPicker } from '../../../ui/weekdays/weekday-picker.tsx';

/** Rest days of an assignment instead of those of the shift. */
export function RestDays({ value, onChange, error }: RestDaysProps) {
  return (
    <>
      <Choice
        alone
        kind="checkbox"
        label="Custom rest days"
        checked={value !== null}
        onChange={() => onChange(value === null ? [6, 7] : null)}
      />
      {value === null ? null : (
        <WeekdayPicker label={placementLabels.rest_days} value={value} onChange={onChange} error={error} />
      )}
    </>
  );
}

interface RestDaysProps {
  readonly value: number[] | null;
  readonly onChange: (days: number[] | null) => void;
  readonly error: string | undefined;
}
