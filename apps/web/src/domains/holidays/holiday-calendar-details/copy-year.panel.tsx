import type { HolidayCalendarDetails } from '@muster/contract/domains/holidays/holiday-calendar-answers.ts';
import { copyYearBody, copyYearLabels as labels } from '@muster/contract/domains/holidays/holiday-calendars.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { holidayCalendarsEndpoints } from '../../../platform/api/endpoints/holiday-calendars.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { refreshHolidays } from '../holidays.queries.ts';

interface Values {
  from_year: number | null;
  to_year: number | null;
}

/** Copies what is on the same date each year. */
export function CopyYearPanel({ calendar, ...panel }: CopyYearPanelProps) {
  const queries = useQueryClient();
  const years = [...new Set(calendar.days.map(({ day }) => Number(day.slice(0, 4))))];
  const last = years.at(-1) ?? null;
  return (
    <RecordPanel<Values>
      {...panel}
      mode="create"
      title="Copy a year"
      description={calendar.name}
      values={{ from_year: last, to_year: last === null ? null : last + 1 }}
      call={formCall({
        schema: copyYearBody,
        bodyOf: (values) => ({ id: calendar.id, ...values }),
        send: bodyTo(holidayCalendarsEndpoints.copyYear),
      })}
      thing="year"
      success="The year has been successfully copied."
      button={{ label: 'Copy', processingLabel: 'Copying...' }}
      onSaved={() => refreshHolidays(queries)}
    >
      <FormSection id="years" title="Years">
        <SelectField<Values>
          name="from_year"
          label={labels.from_year}
          required
          numeric
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
        />
        <NumberField<Values> name="to_year" label={labels.to_year} required maxLength={4} />
      </FormSection>
      <Left calendar={calendar} />
    </RecordPanel>
  );
}

/** Holidays that are not copied. */
function Left({ calendar }: { readonly calendar: HolidayCalendarDetails }) {
  const { from_year } = useWatch<Values>();
  const left = calendar.days.filter(({ day, is_fixed }) => day.startsWith(`${from_year}-`) && !is_fixed);
  if (left.length === 0) return null;
  return (
    <Notice tone="amber" title="Not copied, because their dates move">
      {left.map(({ name }) => name).join(', ')}
    </Notice>
  );
}

interface CopyYearPanelProps extends Required<PanelProps> {
  readonly calendar: HolidayCalendarDetails;
}
