import { counted } from '@muster/contract/counted.ts';
import type { ComingHoliday } from '@muster/contract/domains/holidays/holiday-answers.ts';
import type { SwappableHoliday } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import { comingHolidayDays } from '@muster/contract/domains/holidays/holidays.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, weekdayName } from '../../../platform/format/dates.ts';
import { partOfDay } from '../../../platform/format/time-of-day.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { DateTile } from '../../../ui/period/date-tile.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { ownHolidaySwapsQuery, useSwapHoliday } from '../../holidays/index.ts';
import styles from './ahead.module.css';
import { comingHolidaysQuery } from './ahead.queries.ts';

const mostAtFirst = 3;

/** The next holidays: of an employee, or of the people of a client. */
export function ComingHolidaysCard({ of }: ComingHolidaysCardProps) {
  const found = useQuery(comingHolidaysQuery);
  const [isWhole, setWhole] = useState(false);
  const own = useQuery({ ...ownHolidaySwapsQuery, enabled: of === 'employee' });
  const { swap, dialog } = useSwapHoliday();
  const swappable = new Map(own.data?.holidays.map((holiday) => [holiday.day, holiday]));
  return (
    <Card title="Holidays" flush>
      <Loaded of={found} thing="holidays" outline={<RowsSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <CardNote>No holidays in the next {comingHolidayDays} days.</CardNote>
          ) : (
            <>
              <ul className={styles.rows} aria-label="Next holidays">
                {rows.slice(0, isWhole ? rows.length : mostAtFirst).map((row) => (
                  <li key={`${row.day} ${row.name}`} className={styles.row}>
                    <DateTile day={row.day} weekday={weekdayName(row.day)} />
                    <div className={styles.words}>
                      <p className={styles.title}>{row.name}</p>
                      <p className={styles.text}>{factsOf(row, of)}</p>
                    </div>
                    <SwapButton holiday={row.off > 0 ? swappable.get(row.day) : undefined} onSwap={swap} />
                  </li>
                ))}
              </ul>
              {isWhole || rows.length <= mostAtFirst ? null : (
                <button type="button" className={styles.more} onClick={() => setWhole(true)}>
                  Show {rows.length - mostAtFirst} more
                </button>
              )}
            </>
          )
        }
      </Loaded>
      {dialog}
    </Card>
  );
}

function SwapButton({ holiday, onSwap }: SwapButtonProps) {
  return holiday === undefined ? null : (
    <span className={styles.state}>
      <Button small aria-label={`Swap ${holiday.name}`} onClick={() => onSwap(holiday)}>
        Swap
      </Button>
    </span>
  );
}

interface SwapButtonProps {
  readonly holiday: SwappableHoliday | undefined;
  readonly onSwap: (holiday: SwappableHoliday) => void;
}

interface ComingHolidaysCardProps {
  readonly of: 'client' | 'employee';
}

const factsOf = (row: ComingHoliday, of: ComingHolidaysCardProps['of']) =>
  [formatDay(row.day), partOfDay(row.from_time, row.until_time), of === 'client' ? peopleText(row) : ownText(row)]
    .filter((fact) => fact !== null)
    .join(' · ');

const ownText = ({ off }: ComingHoliday) => (off > 0 ? 'Day off' : 'Worked as planned');

const peopleText = ({ people, off }: ComingHoliday) =>
  off === 0 ? 'Everybody works as planned' : `${off} of ${counted(people, 'person', 'people')} off`;
