import type { HolidayRow } from '@muster/contract/domains/holidays/holiday-answers.ts';
import { holidayKindLabels } from '@muster/contract/domains/holidays/holidays.constants.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { partOfDay } from '../../../platform/format/time-of-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';

/** The holidays by year. */
export function CalendarYears({ days, onUpdate }: CalendarYearsProps) {
  const years = [...Map.groupBy(days, ({ day }) => day.slice(0, 4))];
  if (years.length === 0)
    return (
      <Card title="Holidays">
        <p>Holidays appear here when they are added.</p>
      </Card>
    );
  return years.map(([year, own]) => (
    <Card key={year} title={year} flush>
      <PlainTable
        label={`Holidays of ${year}`}
        columns={columns}
        rows={own}
        rowId={({ id }) => id}
        empty="None."
        actions={
          onUpdate
            ? (row) => (
                <Button small aria-label={`Update ${row.name}`} onClick={() => onUpdate(row)}>
                  Update
                </Button>
              )
            : undefined
        }
      />
    </Card>
  ));
}

interface CalendarYearsProps {
  readonly days: readonly HolidayRow[];
  readonly onUpdate: ((row: HolidayRow) => void) | null;
}

const columns: readonly PlainColumn<HolidayRow>[] = [
  {
    header: 'Name',
    share: 27,
    isFree: true,
    cell: ({ name, from_time: from, until_time: until }) => {
      const part = partOfDay(from, until);
      return (
        <>
          {name}
          {part === null ? null : <SecondLine>{part}</SecondLine>}
        </>
      );
    },
  },
  // The card says the year.
  { header: 'Date', share: 15, isUnbroken: true, cell: ({ day }) => formatWeekday(day).replace(/,\s\d{4}$/u, '') },
  { header: 'Type', share: 23, cell: ({ kind }) => holidayKindLabels[kind] },
  { header: 'Source', share: 21, isFree: true, cell: ({ source }) => source },
];
