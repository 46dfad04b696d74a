import type { HolidayCalendarDetails } from '@muster/contract/domains/holidays/holiday-calendar-answers.ts';
import {
  addPublishedBody,
  addPublishedLabels as labels,
} from '@muster/contract/domains/holidays/holiday-calendars.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { holidayCalendarsEndpoints } from '../../../platform/api/endpoints/holiday-calendars.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { refreshHolidays } from '../holidays.queries.ts';

interface Values {
  year: number | null;
}

/** Adds the holidays of a year that the law of the calendar's country or state names. */
export function AddPublishedPanel({ calendar, ...panel }: AddPublishedPanelProps) {
  const queries = useQueryClient();
  const years = calendar.published_years;
  const missing = years.find((year) => !calendar.days.some(({ day }) => day.startsWith(`${year}-`)));
  return (
    <RecordPanel<Values>
      {...panel}
      mode="create"
      title="Add published holidays"
      description={calendar.name}
      values={{ year: missing ?? null }}
      call={formCall({
        schema: addPublishedBody,
        bodyOf: (values) => ({ id: calendar.id, ...values }),
        send: bodyTo(holidayCalendarsEndpoints.addPublished),
      })}
      thing="holiday"
      success="The published holidays have been successfully added."
      onSaved={() => refreshHolidays(queries)}
    >
      <FormSection id="year" title="Year">
        <SelectField<Values>
          name="year"
          label={labels.year}
          required
          numeric
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
        />
      </FormSection>
      <Notice tone="blue" title="Days that are proclaimed each year are not included">
        Add them when they are proclaimed. Holidays that the year already has are kept.
      </Notice>
    </RecordPanel>
  );
}

interface AddPublishedPanelProps extends Required<PanelProps> {
  readonly calendar: HolidayCalendarDetails;
}
