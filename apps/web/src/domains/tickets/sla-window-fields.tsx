import {
  ticketSlaWindowLabels as labels,
  ticketSlaLimits as limits,
} from '@muster/contract/domains/tickets/ticket-sla-policies.constants.ts';
import { useController, useFieldArray } from 'react-hook-form';
import { FieldRow, FieldRows } from '../../platform/form/field-rows.tsx';
import { TimeField } from '../../platform/form/time-field.tsx';
import { WeekdayPicker } from '../../ui/weekdays/weekday-picker.tsx';
import { newWindow, type TicketSlaValues } from './ticket-sla-values.ts';
import styles from './ticket-types.module.css';

/** Hours of the week. An end at or before the start is on the next day. */
export function SlaWindowFields() {
  const { fields, append, remove } = useFieldArray<TicketSlaValues, 'windows'>({ name: 'windows' });
  const add = { label: 'Add hours', onAdd: () => append(newWindow()) };
  return (
    <FieldRows name="windows" more={fields.length < limits.windows ? [add] : []}>
      {fields.map(({ id }, index) => (
        <FieldRow
          key={id}
          legend={`Hours ${index + 1}`}
          thing={`hours ${index + 1}`}
          wide
          onRemove={() => remove(index)}
        >
          <WindowDays index={index} />
          <TimeField<TicketSlaValues> name={`windows.${index}.from`} label={labels.from} required />
          <TimeField<TicketSlaValues> name={`windows.${index}.to`} label={labels.to} required />
          <div className={styles.fields}>
            <BreakRows index={index} />
          </div>
        </FieldRow>
      ))}
    </FieldRows>
  );
}

function WindowDays({ index }: { readonly index: number }) {
  const { field, fieldState } = useController<TicketSlaValues, `windows.${number}.days`>({
    name: `windows.${index}.days`,
  });
  return (
    <div className={styles.fields}>
      <WeekdayPicker
        label={labels.days}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </div>
  );
}

function BreakRows({ index }: { readonly index: number }) {
  const name = `windows.${index}.breaks` as const;
  const { fields, append, remove } = useFieldArray<TicketSlaValues, typeof name>({ name });
  const add = { label: 'Add break', onAdd: () => append({ from: '12:00', to: '13:00' }) };
  return (
    <FieldRows name={name} more={fields.length < limits.breaks ? [add] : []}>
      {fields.map(({ id }, at) => (
        <FieldRow key={id} legend={`Break ${at + 1}`} thing={`break ${at + 1}`} onRemove={() => remove(at)}>
          <TimeField<TicketSlaValues> name={`${name}.${at}.from`} label={labels.from} required />
          <TimeField<TicketSlaValues> name={`${name}.${at}.to`} label={labels.to} required />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
