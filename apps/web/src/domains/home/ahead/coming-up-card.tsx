import { counted } from '@muster/contract/counted.ts';
import { type ComingUp, comingUpDays } from '@muster/contract/domains/home/coming-up.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { weekdayName } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { DateTile } from '../../../ui/period/date-tile.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import styles from './ahead.module.css';
import { comingUpQuery } from './ahead.queries.ts';

/** Starters, last days and holidays of the next two weeks. */
export function ComingUpCard() {
  const found = useQuery(comingUpQuery);
  return (
    <Card title="Coming up" flush>
      <Loaded of={found} thing="next two weeks" outline={<RowsSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <CardNote>No starters, last days or holidays in the next {comingUpDays} days.</CardNote>
          ) : (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={`${row.day} ${row.kind}`} className={styles.row}>
                  <DateTile day={row.day} weekday={weekdayName(row.day)} isSaid />
                  <div className={styles.words}>
                    <p className={styles.title}>{titleOf(row)}</p>
                    <p className={styles.text}>
                      <Named row={row} />
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function titleOf({ kind, count, people, note }: ComingUp): string {
  const [first] = people;
  if (kind === 'holiday') return note ?? 'Holiday';
  if (count > 1 || !first) return kind === 'starter' ? `${count} people start` : `Last day of ${count} people`;
  return kind === 'starter' ? `${first.name} starts` : `Last day of ${first.name}`;
}

function Named({ row: { kind, count, people } }: { readonly row: ComingUp }) {
  if (kind === 'holiday') return counted(count, 'person', 'people');
  if (count === 1 && people[0]) return <Link to={pathOf('employeeDetails', { id: people[0].id })}>View record</Link>;
  return (
    <>
      {people.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : null}
          <Link to={pathOf('employeeDetails', { id })}>{name}</Link>
        </Fragment>
      ))}
      {count > people.length ? ` and ${count - people.length} more` : null}
    </>
  );
}
