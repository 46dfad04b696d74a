import type { HolidayCalendarRow } from '@muster/contract/domains/holidays/holiday-calendar-answers.ts';
import {
  createHolidayCalendarBody,
  holidayCalendarLabels as labels,
  updateHolidayCalendarBody,
} from '@muster/contract/domains/holidays/holiday-calendars.schemas.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { holidayCalendarsEndpoints } from '../../platform/api/endpoints/holiday-calendars.generated.ts';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { useLookup } from '../../platform/form/lookup.ts';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { clients } from '../clients/index.ts';
import { countries } from '../lookups/index.ts';
import { refreshHolidayCalendars } from './holiday-calendars.queries.ts';

interface Values {
  name: string;
  country_id: number | null;
  state: string;
  client_id: number | null;
  description: string;
}

export function HolidayCalendarPanel({ subject, ...panel }: HolidayCalendarPanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      mode={subject ? 'update' : 'create'}
      title="Holiday calendar details"
      description={subject?.name ?? 'Add a holiday calendar.'}
      values={{
        name: subject?.name ?? '',
        country_id: subject?.country_id ?? null,
        state: subject?.state ?? '',
        client_id: subject?.client_id ?? null,
        description: subject?.description ?? '',
      }}
      call={saveCall(subject, {
        create: { schema: createHolidayCalendarBody, send: bodyTo(holidayCalendarsEndpoints.create) },
        update: { schema: updateHolidayCalendarBody, send: bodyTo(holidayCalendarsEndpoints.update) },
      })}
      thing="holiday calendar"
      viewAt={(id) => pathOf('holidayCalendarDetails', { id })}
      onSaved={() => refreshHolidayCalendars(queries)}
    >
      <FormSection id="holiday-calendar" title="Holiday calendar">
        <TextField<Values> name="name" label={labels.name} required wide maxLength={100} autoFocus />
        <SelectField<Values> name="country_id" label={labels.country_id} numeric {...useLookup(countries).choices} />
        <TextField<Values>
          name="state"
          label={labels.state}
          maxLength={60}
          helper="Leave empty for the whole country."
        />
        <SelectField<Values>
          name="client_id"
          label={labels.client_id}
          numeric
          wide
          helper="Its holidays apply only to the client's employees. Leave empty for a public calendar."
          {...useLookup(clients).choices}
        />
        <TextField<Values> name="description" label={labels.description} wide maxLength={300} />
      </FormSection>
    </RecordPanel>
  );
}

interface HolidayCalendarPanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly subject: HolidayCalendarRow | null;
}
