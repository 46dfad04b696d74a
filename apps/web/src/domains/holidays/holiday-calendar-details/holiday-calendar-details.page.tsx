import type { HolidayRow } from '@muster/contract/domains/holidays/holiday-answers.ts';
import type { HolidayCalendarDetails } from '@muster/contract/domains/holidays/holiday-calendar-answers.ts';
import { holidayCalendarAccess } from '@muster/contract/domains/holidays/holiday-calendars.policy.ts';
import { holidayCalendarLabels } from '@muster/contract/domains/holidays/holiday-calendars.schemas.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendar, IconCopy, IconDownload, IconPencil, IconPlus } from '@tabler/icons-react';
import { holidayCalendarsEndpoints } from '../../../platform/api/endpoints/holiday-calendars.generated.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { holidayCalendarAnswers, holidayCalendarDetailsQuery } from '../holiday-calendars.queries.ts';
import { CalendarYears } from './calendar-years.tsx';

const HolidayCalendarPanel = lazyPanel(() =>
  import('../holiday-calendar.panel.tsx').then((part) => part.HolidayCalendarPanel),
);
const HolidayPanel = lazyPanel(() => import('../holiday.panel.tsx').then((part) => part.HolidayPanel));
const AddPublishedPanel = lazyPanel(() => import('./add-published.panel.tsx').then((part) => part.AddPublishedPanel));
const CopyYearPanel = lazyPanel(() => import('./copy-year.panel.tsx').then((part) => part.CopyYearPanel));

/** `/holiday-calendars/:id`: one holiday calendar with its holidays. */
export function HolidayCalendarDetailsPage() {
  return (
    <RecordAtAddress
      query={holidayCalendarDetailsQuery}
      nameOf={({ name }) => name}
      thing="holiday calendar"
      icon={<IconCalendar aria-hidden="true" />}
      list={{ name: 'holiday calendars', to: pathOf('holidayCalendars') }}
    >
      {(record) => <HolidayCalendarRecord record={record} />}
    </RecordAtAddress>
  );
}

/** 'Country: Australia · State: Queensland': what the calendar has of them. */
const factsText = ({ country, state, client }: HolidayCalendarDetails): string =>
  [
    country === null ? null : `${holidayCalendarLabels.country_id}: ${country}`,
    state === null ? null : `${holidayCalendarLabels.state}: ${state}`,
    client === null ? null : `${holidayCalendarLabels.client_id}: ${client}`,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');

function HolidayCalendarRecord({ record }: { readonly record: HolidayCalendarDetails }) {
  const form = useLazyPanel((subject: HolidayCalendarDetails, state) => (
    <HolidayCalendarPanel subject={subject} {...state} />
  ));
  const holiday = useLazyPanel((subject: HolidayRow | null, state) => (
    <HolidayPanel subject={subject} calendarId={record.id} {...state} />
  ));
  const published = useLazyPanel((calendar: HolidayCalendarDetails, state) => (
    <AddPublishedPanel calendar={calendar} {...state} />
  ));
  const copying = useLazyPanel((calendar: HolidayCalendarDetails, state) => (
    <CopyYearPanel calendar={calendar} {...state} />
  ));
  useRefreshOn('holiday-calendars.changed', holidayCalendarAnswers, { isWanted: ({ id }) => id === record.id });
  useRefreshOn('holidays.changed', [holidayCalendarsEndpoints.details]);
  const mayChange = useMay(holidayCalendarAccess.change);
  return (
    <Page>
      <PageHeader
        title={record.name}
        text={factsText(record)}
        actions={
          mayChange ? (
            <>
              {record.published_years.length > 0 ? (
                <Button icon={<IconDownload aria-hidden="true" />} onClick={() => published.open(record)}>
                  Add published holidays
                </Button>
              ) : null}
              <Button icon={<IconCopy aria-hidden="true" />} onClick={() => copying.open(record)}>
                Copy a year
              </Button>
              <Button icon={<IconPencil aria-hidden="true" />} onClick={() => form.open(record)}>
                Update
              </Button>
              <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => holiday.open(null)}>
                Add holiday
              </Button>
            </>
          ) : null
        }
      />
      <RecordContent>
        <RecordStack>
          {record.description ? <Notice>{record.description}</Notice> : null}
          <CalendarYears days={record.days} onUpdate={mayChange ? holiday.open : null} />
        </RecordStack>
      </RecordContent>
      {form.panel}
      {holiday.panel}
      {copying.panel}
      {published.panel}
    </Page>
  );
}
