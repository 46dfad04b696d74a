import { counted } from '@muster/contract/counted.ts';
import type { LeaveDaysToChoose, PlannedLeaveDay } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { addMonths, isDay, weekdayOf } from '@muster/contract/plain-day.ts';
import { homeZone } from '@muster/contract/time.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatMonth, formatWeekday, weekdayName } from '../../../platform/format/dates.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './leave-month.module.css';
import { type ChosenDays, chosenAfter, dayByKey, nextWorkday, weeksOfMonth } from './month-grid.ts';

/** A month to choose days from, with the schedule of the person and who of the team is away. */
export function LeaveMonth({ employeeId, chosen, onChoose }: LeaveMonthProps) {
  const today = dayAt(now(), homeZone);
  const start = isDay(chosen.first) ? chosen.first : nextWorkday(today);
  const [focused, setFocused] = useState(start);
  const month = focused.slice(0, 7);
  const weeks = weeksOfMonth(month);
  const facts = useDays(employeeId, weeks);
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  useEffect(() => setFocused(start), [start]);
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(focused, event.key);
    if (next === null) return;
    event.preventDefault();
    movesFocus.current = true;
    setFocused(next);
  };
  const move = (months: number) => setFocused(addMonths(`${month}-01`, months));
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <span aria-live="polite">{formatMonth(month)}</span>
        <IconButton
          label="Previous month"
          hideTooltip
          icon={<IconChevronLeft size={16} aria-hidden="true" />}
          onClick={() => move(-1)}
        />
        <IconButton
          label="Next month"
          hideTooltip
          icon={<IconChevronRight size={16} aria-hidden="true" />}
          onClick={() => move(1)}
        />
      </div>
      <table ref={grid} className={styles.grid} aria-label={`Days of ${formatMonth(month)}`}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {weekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} {...marksOf(day, facts.days.get(day), chosen)}>
                  <button
                    type="button"
                    data-day={day}
                    data-today={day === today || undefined}
                    data-outside={day.slice(0, 7) !== month || undefined}
                    tabIndex={day === focused ? 0 : -1}
                    aria-pressed={isChosen(day, chosen)}
                    aria-label={dayLabel(day, facts.days.get(day), facts.away.get(day) ?? 0)}
                    onClick={() => {
                      setFocused(day);
                      onChoose(chosenAfter(chosen, day));
                    }}
                  >
                    {Number(day.slice(8))}
                    <Dots day={facts.days.get(day)} away={facts.away.get(day) ?? 0} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-label="Legend">
        <li>
          <span className={styles.dot} data-kind="holiday" /> Holiday
        </li>
        <li>
          <span className={styles.dot} data-kind="away" /> Teammate away
        </li>
        <li>
          <span className={styles.swatch} /> Rest day
        </li>
        {[...facts.days.values()].some(isOnLeave) ? (
          <li>
            <span className={styles.dot} data-kind="leave" /> Leave
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function useDays(employeeId: number | null, weeks: readonly (readonly string[])[]) {
  const from = weeks[0]?.[0] ?? '';
  const to = weeks.at(-1)?.at(-1) ?? '';
  const { data } = useQuery({
    ...apiQuery(leaveRequestsEndpoints.days, {
      query: { from, to, ...(employeeId !== null && { employee_id: employeeId }) },
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return factsOf(data);
}

const factsOf = (data: LeaveDaysToChoose | undefined) => ({
  days: new Map((data?.days ?? []).map((one) => [one.day, one])),
  away: new Map((data?.team.days ?? []).map(({ day, away }) => [day, away])),
});

const isOnLeave = ({ free, is_requested }: PlannedLeaveDay) => free === 'on leave' || is_requested;

const isHoliday = ({ free, holiday }: PlannedLeaveDay) => free === 'holiday' || holiday !== null;

const isRest = (day: string, known: PlannedLeaveDay | undefined) =>
  known === undefined ? weekdayOf(day) > 5 : known.free === 'rest day' || known.free === 'no shift';

const isChosen = (day: string, { first, last }: ChosenDays) => isDay(first) && first <= day && day <= last;

const marksOf = (day: string, known: PlannedLeaveDay | undefined, chosen: ChosenDays) => ({
  className: styles.day,
  'data-rest': isRest(day, known) || undefined,
  'data-chosen': isChosen(day, chosen) || undefined,
  'data-end': isChosen(day, chosen) && (day === chosen.first || day === chosen.last) ? '' : undefined,
});

function Dots({ day, away }: { readonly day: PlannedLeaveDay | undefined; readonly away: number }) {
  return (
    <span className={styles.dots}>
      {day && isHoliday(day) ? <span className={styles.dot} data-kind="holiday" /> : null}
      {day && isOnLeave(day) ? <span className={styles.dot} data-kind="leave" /> : null}
      {away > 0 ? <span className={styles.dot} data-kind="away" /> : null}
    </span>
  );
}

/** 'Wed, Dec 23, 2 colleagues away'. Begins with the weekday, so that the number on the button follows. */
function dayLabel(day: string, known: PlannedLeaveDay | undefined, away: number): string {
  const facts = [
    known && isHoliday(known) ? (known.holiday ?? 'Holiday') : null,
    known?.free === 'rest day' || known?.free === 'no shift' ? 'Rest day' : null,
    known && isOnLeave(known) ? (known.is_requested ? 'Leave requested' : 'On leave') : null,
    away > 0 ? `${counted(away, 'colleague')} away` : null,
  ];
  return [formatWeekday(day), ...facts.filter((fact) => fact !== null)].join(', ');
}

interface LeaveMonthProps {
  /** Null: the viewer. */
  readonly employeeId: number | null;
  readonly chosen: ChosenDays;
  readonly onChoose: (chosen: ChosenDays) => void;
}
