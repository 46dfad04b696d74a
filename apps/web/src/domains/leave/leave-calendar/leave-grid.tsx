import { weekdayOf } from '@muster/contract/plain-day.ts';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, useRef, useState } from 'react';
import { formatWeekday, weekdayName } from '../../../platform/format/dates.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { classNames } from '../../../ui/class-names.ts';
import dayGrid from '../../../ui/period/day-grid.module.css';
import { useTodayInSight } from '../../../ui/period/use-today-in-sight.ts';
import { LeaveBar } from './leave-bar.tsx';
import styles from './leave-grid.module.css';
import { awayOnText, limitText } from './leave-span-texts.ts';
import {
  limitOn,
  type PlacedSpan,
  type ShownCalendar,
  type ShownGroup,
  type ShownPerson,
  type ShownSpan,
  type TeamDay,
} from './shown-calendar.ts';

/** People by team, a column for each day, a bar for each span of leave. The arrow keys move between bars. */
export function LeaveGrid({ calendar, days, today, openKey, onOpen, onOpenDay }: LeaveGridProps) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useTodayInSight(scroller, days.join());
  const firstKey = calendar.groups.flatMap(({ people }) => people.flatMap(({ spans }) => spans))[0]?.key ?? null;
  const toggle = (key: string) =>
    setClosed((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]));
  return (
    <div
      ref={scroller}
      className={classNames(dayGrid.scroll, styles.scroll)}
      data-wide={days.length <= 7 || undefined}
      style={{ '--days': days.length } as CSSProperties}
    >
      <table className={classNames(dayGrid.grid, styles.grid)}>
        <thead>
          <tr className={dayGrid.row}>
            <th scope="col" className={dayGrid.who}>
              Team and person
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={classNames(dayGrid.day, styles.day)}
                title={formatWeekday(day)}
                {...marksOf(day, today)}
              >
                <span>{days.length > 7 ? weekdayName(day).slice(0, 1) : weekdayName(day)}</span>
                <b>{Number(day.slice(8))}</b>
              </th>
            ))}
          </tr>
        </thead>
        {calendar.groups.map((group) => (
          <tbody key={group.key}>
            <TeamRow
              group={group}
              days={days}
              today={today}
              isClosed={closed.includes(group.key)}
              onToggle={() => toggle(group.key)}
              onOpenDay={(day, count) => onOpenDay({ group, day }, count)}
            />
            {closed.includes(group.key)
              ? null
              : group.people.map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    days={days}
                    today={today}
                    openKey={openKey}
                    tabKey={focused ?? firstKey}
                    onFocus={setFocused}
                    onOpen={(span, bar) => onOpen({ group, person, span }, bar)}
                  />
                ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface LeaveGridProps {
  readonly calendar: ShownCalendar;
  readonly days: readonly string[];
  readonly today: string;
  readonly openKey: string | null;
  readonly onOpen: (placed: PlacedSpan, bar: HTMLElement) => void;
  readonly onOpenDay: (placed: TeamDay, count: HTMLElement) => void;
}

const marksOf = (day: string, today: string) => ({
  'data-today': day === today || undefined,
  'data-weekend': weekdayOf(day) > 5 || undefined,
});

/** Of people whose schedule the reader does not know, weekends. */
const isRest = ({ restDays }: ShownPerson, day: string) => restDays?.has(day) ?? weekdayOf(day) > 5;

function TeamRow({ group, days, today, isClosed, onToggle, onOpenDay }: TeamRowProps) {
  const { title, client, size, away } = group;
  const Chevron = isClosed ? IconChevronRight : IconChevronDown;
  return (
    <tr className={classNames(dayGrid.row, styles.row)} data-team="">
      <th
        scope="rowgroup"
        className={classNames(dayGrid.who, styles.team)}
        title={client === null ? title : `${title}, ${client}`}
      >
        <button type="button" aria-expanded={!isClosed} onClick={onToggle}>
          <Chevron size={16} aria-hidden="true" />
          <span className={styles.names}>
            <b>{title}</b>
            {client === null ? null : <span className={styles.second}>{client}</span>}
          </span>
        </button>
        {size === null ? null : <span className={styles.size}>{size}</span>}
      </th>
      {days.map((day) => {
        const count = away.get(day)?.length ?? 0;
        const text = [awayOnText(group, day), limitText(group, day)].filter(Boolean).join('. ');
        return (
          <td key={day} className={classNames(dayGrid.cell, styles.count)} {...marksOf(day, today)}>
            {count === 0 || size === null ? null : (
              <button
                type="button"
                title={text}
                aria-label={`${text}, ${title}`}
                aria-haspopup="dialog"
                data-limit={limitOn(group, day) ?? undefined}
                onClick={(event) => onOpenDay(day, event.currentTarget)}
              >
                {count}
              </button>
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface TeamRowProps {
  readonly group: ShownGroup;
  readonly days: readonly string[];
  readonly today: string;
  readonly isClosed: boolean;
  readonly onToggle: () => void;
  readonly onOpenDay: (day: string, count: HTMLElement) => void;
}

function PersonRow({ person, days, today, openKey, tabKey, onFocus, onOpen }: PersonRowProps) {
  return (
    <tr className={dayGrid.row}>
      <th scope="row" className={dayGrid.who} title={person.name}>
        <Initials name={person.name} size={28} />
        <span className={styles.name}>{person.name}</span>
      </th>
      {days.map((day) => {
        const spans = person.spans.filter(({ first }) => first === day);
        const holiday = person.holidays.get(day);
        return (
          <td
            key={day}
            className={classNames(dayGrid.cell, styles.cell)}
            title={holiday}
            data-holiday={holiday === undefined ? undefined : ''}
            data-today={day === today || undefined}
            data-rest={isRest(person, day) || undefined}
          >
            {spans.map((span) => (
              <LeaveBar
                key={span.key}
                span={span}
                columns={days.filter((one) => span.first <= one && one <= span.last).length}
                isWide={days.length <= 7}
                isOpen={span.key === openKey}
                isTabStop={span.key === tabKey}
                onFocus={() => onFocus(span.key)}
                onOpen={(bar) => onOpen(span, bar)}
              />
            ))}
          </td>
        );
      })}
    </tr>
  );
}

interface PersonRowProps {
  readonly person: ShownPerson;
  readonly days: readonly string[];
  readonly today: string;
  readonly openKey: string | null;
  /** The one bar in the order of Tab. */
  readonly tabKey: string | null;
  readonly onFocus: (key: string) => void;
  readonly onOpen: (span: ShownSpan, bar: HTMLElement) => void;
}
