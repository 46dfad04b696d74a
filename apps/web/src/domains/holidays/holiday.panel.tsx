import type { HolidayRow } from '@muster/contract/domains/holidays/holiday-answers.ts';
import { holidayKindLabels, holidayKinds } from '@muster/contract/domains/holidays/holidays.constants.ts';
import {
  createHolidayBody,
  holidayLabels as labels,
  updateHolidayBody,
} from '@muster/contract/domains/holidays/holidays.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { holidaysEndpoints } from '../../platform/api/endpoints/holidays.generated.ts';
import { DateField } from '../../platform/form/date-field.tsx';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { useLookup } from '../../platform/form/lookup.ts';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { SwitchField } from '../../platform/form/switch-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import { TimeField } from '../../platform/form/time-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { holidayCalendars } from './calendar-choices.ts';
import type { HolidayValues } from './holiday-form-values.ts';
import { refreshHolidays } from './holidays.queries.ts';
import { TouchedPeople } from './touched-people.tsx';

const kinds = holidayKinds.map((kind) => ({ value: kind, label: holidayKindLabels[kind] }));

export function HolidayPanel({ subject, calendarId = null, ...panel }: HolidayPanelProps) {
  const queries = useQueryClient();
  const calendars = useLookup(holidayCalendars);
  return (
    <RecordPanel<HolidayValues>
      {...panel}
      mode={subject ? 'update' : 'create'}
      title="Holiday details"
      description={subject?.name ?? 'Add a holiday.'}
      values={valuesOf(subject, calendarId)}
      call={saveCall(subject, {
        create: { schema: createHolidayBody, send: bodyTo(holidaysEndpoints.create) },
        update: { schema: updateHolidayBody, send: bodyTo(holidaysEndpoints.update) },
      })}
      thing="holiday"
      onSaved={() => refreshHolidays(queries)}
    >
      <FormSection id="holiday" title="Holiday">
        <TextField<HolidayValues> name="name" label={labels.name} required wide maxLength={100} autoFocus />
        <SelectField<HolidayValues>
          name="calendar_id"
          label={labels.calendar_id}
          required
          numeric
          {...calendars.choices}
        />
        <DateField<HolidayValues> name="day" label={labels.day} required />
        <SelectField<HolidayValues> name="kind" label={labels.kind} required options={kinds} wide />
        <TextField<HolidayValues>
          name="source"
          label={labels.source}
          required
          wide
          maxLength={300}
          helper="The act, proclamation or agreement that names the day."
        />
        <SwitchField<HolidayValues>
          name="is_fixed"
          label={labels.is_fixed}
          helper="Such holidays are copied to other years."
          wide
        />
      </FormSection>
      <FormSection id="part" title="Part of the day">
        <TimeField<HolidayValues>
          name="from_time"
          label={labels.from_time}
          helper="Leave empty to start at midnight."
        />
        <TimeField<HolidayValues>
          name="until_time"
          label={labels.until_time}
          helper="Leave empty to end at midnight."
        />
      </FormSection>
      <TouchedPeople id={subject?.id} />
    </RecordPanel>
  );
}

function valuesOf(subject: HolidayRow | null, calendarId: number | null): HolidayValues {
  return {
    calendar_id: subject?.calendar_id ?? calendarId,
    day: subject?.day ?? '',
    name: subject?.name ?? '',
    kind: subject?.kind ?? null,
    from_time: subject?.from_time ?? '',
    until_time: subject?.until_time ?? '',
    is_fixed: subject?.is_fixed ?? false,
    source: subject?.source ?? '',
  };
}

interface HolidayPanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly subject: HolidayRow | null;
  /** The calendar that a new one is added to. */
  readonly calendarId?: number | null;
}
