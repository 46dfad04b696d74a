import { availabilityLimits as limits } from '@muster/contract/domains/interviews/availability.constants.ts';
import { useFieldArray } from 'react-hook-form';
import { DateField } from '../../../platform/form/date-field.tsx';
import { DateTimeField } from '../../../platform/form/date-time-field.tsx';
import { FieldRow, FieldRows } from '../../../platform/form/field-rows.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { TimeField } from '../../../platform/form/time-field.tsx';
import { zoneCity } from '../../../platform/format/zones.ts';
import type { AvailabilityValues } from '../availability-values.ts';

type Values = AvailabilityValues;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const weekdayOptions = weekdays.map((label, index) => ({ value: String(index + 1), label }));
const newHours = { start: '09:00', end: '17:00' };

/** The hours of the week as rows: the same values that the week above paints. */
export function WeeklyFields() {
  const { fields, append, remove } = useFieldArray<Values, 'weekly'>({ name: 'weekly' });
  const nextDay = (fields.at(-1)?.weekday ?? 0) % 7;
  const add = { label: 'Add hours', onAdd: () => append({ weekday: nextDay + 1, ...newHours }) };
  return (
    <FieldRows name="weekly" more={fields.length < 7 * limits.hoursOfDay ? [add] : []}>
      {fields.map(({ id }, index) => (
        <FieldRow key={id} legend={`Hours ${index + 1}`} thing={`hours ${index + 1}`} onRemove={() => remove(index)}>
          <SelectField<Values> name={`weekly.${index}.weekday`} label="Day" required numeric options={weekdayOptions} />
          <TimeField<Values> name={`weekly.${index}.start`} label="Start" required />
          <TimeField<Values> name={`weekly.${index}.end`} label="End" required />
        </FieldRow>
      ))}
    </FieldRows>
  );
}

/** Dates with other hours. Without hours a date is closed. */
export function OverrideFields() {
  const { fields, append, remove } = useFieldArray<Values, 'days'>({ name: 'days' });
  const add = { label: 'Add date', onAdd: () => append({ day: '', note: '', hours: [] }) };
  return (
    <FieldRows name="days" more={fields.length < limits.days ? [add] : []}>
      {fields.map(({ id }, index) => (
        <FieldRow key={id} legend={`Date ${index + 1}`} thing={`date ${index + 1}`} wide onRemove={() => remove(index)}>
          <DateField<Values> name={`days.${index}.day`} label="Date" required />
          <TextField<Values> name={`days.${index}.note`} label="Note" maxLength={limits.note} />
          <DayHours index={index} />
        </FieldRow>
      ))}
    </FieldRows>
  );
}

function DayHours({ index }: { readonly index: number }) {
  const name = `days.${index}.hours` as const;
  const { fields, append, remove } = useFieldArray<Values, typeof name>({ name });
  const label = fields.length === 0 ? 'Closed. Add hours' : 'Add hours';
  const add = { label, onAdd: () => append(newHours) };
  return (
    <FieldRows name={name} more={fields.length < limits.hoursOfDay ? [add] : []}>
      {fields.map(({ id }, at) => (
        <FieldRow
          key={id}
          legend={`Hours ${at + 1}`}
          thing={`hours ${at + 1} of date ${index + 1}`}
          onRemove={() => remove(at)}
        >
          <TimeField<Values> name={`${name}.${at}.start`} label="Start" required />
          <TimeField<Values> name={`${name}.${at}.end`} label="End" required />
        </FieldRow>
      ))}
    </FieldRows>
  );
}

export function BusyFields({ zone }: { readonly zone: string }) {
  const { fields, append, remove } = useFieldArray<Values, 'busy'>({ name: 'busy' });
  const add = { label: 'Add busy time', onAdd: () => append({ starts_at: '', ends_at: '' }) };
  const helper = `${zoneCity(zone)} time`;
  return (
    <FieldRows name="busy" more={fields.length < limits.busy ? [add] : []}>
      {fields.map(({ id }, index) => (
        <FieldRow
          key={id}
          legend={`Busy time ${index + 1}`}
          thing={`busy time ${index + 1}`}
          wide
          onRemove={() => remove(index)}
        >
          <DateTimeField<Values> name={`busy.${index}.starts_at`} label="From" required helper={helper} />
          <DateTimeField<Values> name={`busy.${index}.ends_at`} label="To" required helper={helper} />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
