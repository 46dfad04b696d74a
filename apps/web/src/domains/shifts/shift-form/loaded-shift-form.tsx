import type { ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import { shiftKinds, shiftLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { startDays } from '../../../platform/form/day-presets.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { SwitchField } from '../../../platform/form/switch-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { TimeField } from '../../../platform/form/time-field.tsx';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { WeekdayPicker } from '../../../ui/weekdays/weekday-picker.tsx';
import { breakTypes, timezones } from '../../lookups/index.ts';
import styles from '../shifts.module.css';
import { useClientChoices } from '../use-client-choices.ts';
import { AttendanceRules } from './attendance-rules.tsx';
import { BreakRows } from './break-rows.tsx';
import { OvertimeRows } from './overtime-rows.tsx';
import { createShift, updateShift } from './shift-calls.ts';
import type { ShiftFormValues } from './shift-form-values.ts';
import { shiftOutcome } from './shift-outcome.ts';

export function LoadedShiftForm({ record, today, ...panel }: LoadedShiftFormProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<ShiftFormValues>
      {...panel}
      mode={record ? 'update' : 'create'}
      title="Shift details"
      description={record ? record.name : "Times are in the shift's time zone."}
      call={record ? updateShift(record) : createShift}
      thing="shift"
      viewAt={(id) => pathOf('shiftDetails', { id })}
      onSaved={() => refreshAnswers(queries, [shiftsEndpoints.list, shiftsEndpoints.details])}
    >
      <NameSection record={record} />
      <HoursSection record={record} today={today} />
      <FormSection id="shift-breaks" title="Breaks" description="Counted from the start of the shift.">
        <BreakRows />
      </FormSection>
      <FormSection id="shift-overtimes" title="Overtime">
        <OvertimeRows />
      </FormSection>
      <AttendanceRules />
    </RecordPanel>
  );
}

interface LoadedShiftFormProps {
  readonly record: ShiftDetails | null;
  readonly values: ShiftFormValues;
  readonly today: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConflict: () => Promise<boolean>;
}

function NameSection({ record }: { readonly record: ShiftDetails | null }) {
  const clients = useClientChoices(record?.client ?? null);
  return (
    <FormSection id="shift-name" title="Shift">
      <TextField<ShiftFormValues> name="name" label={shiftLabels.name} required maxLength={100} autoFocus wide />
      <SelectField<ShiftFormValues>
        name="kind"
        label={shiftLabels.kind}
        required
        options={shiftKinds.map((value) => ({ value, label: value }))}
      />
      <SelectField<ShiftFormValues>
        name="client_id"
        label={shiftLabels.client_id}
        helper="Leave empty to make this shift available to all clients."
        numeric
        {...clients}
      />
    </FormSection>
  );
}

function HoursSection({ record, today }: { readonly record: ShiftDetails | null; readonly today: string }) {
  const zones = useLookup(timezones);
  const days = useController<ShiftFormValues, 'work_days'>({ name: 'work_days' });
  return (
    <FormSection id="shift-hours" title="Hours">
      <SelectField<ShiftFormValues>
        name="timezone_id"
        label={shiftLabels.timezone_id}
        required
        numeric
        wide
        {...zones.choices}
      />
      <TimeField<ShiftFormValues> name="start_time" label={shiftLabels.start_time} required />
      <TimeField<ShiftFormValues>
        name="end_time"
        label={shiftLabels.end_time}
        required
        helper="Ends the next day if earlier than the start."
      />
      <Outcome zones={zones.rows} />
      <div className={styles.wide}>
        <WeekdayPicker
          label={shiftLabels.work_days}
          value={days.field.value}
          onChange={days.field.onChange}
          error={days.fieldState.error?.message}
        />
      </div>
      <SwitchField<ShiftFormValues> name="used_on_holidays" label={shiftLabels.used_on_holidays} />
      <SwitchField<ShiftFormValues> name="used_on_restdays" label={shiftLabels.used_on_restdays} />
      {record ? (
        <DateField<ShiftFormValues>
          name="effective_from"
          label={shiftLabels.effective_from}
          min={today}
          helper="First day of the changed hours. Earlier days don't change."
        />
      ) : (
        <DateField<ShiftFormValues>
          name="shift_active_start_date"
          label={shiftLabels.shift_active_start_date}
          required
          presets={startDays(today)}
        />
      )}
    </FormSection>
  );
}

/** What the shift becomes, while its hours and breaks are entered. */
function Outcome({ zones }: { readonly zones: readonly { readonly id: number; readonly name: string }[] }) {
  const viewerZone = useViewerZone();
  const types = useLookup(breakTypes);
  const [start_time, end_time, zoneId, breaks] = useWatch<
    ShiftFormValues,
    ['start_time', 'end_time', 'timezone_id', 'shift_breaks']
  >({ name: ['start_time', 'end_time', 'timezone_id', 'shift_breaks'] });
  const zone = zones.find(({ id }) => id === zoneId)?.name;
  const paid = new Set(types.rows.filter(({ is_paid: isPaid }) => isPaid).map(({ id }) => id));
  const text = shiftOutcome({ start_time, end_time, zone, breaks, paid }, viewerZone, zoneCity(viewerZone));
  return (
    <p className={classNames(styles.wide, styles.muted)} aria-live="polite">
      {text ?? 'Enter start and end to see how long the shift is.'}
    </p>
  );
}
