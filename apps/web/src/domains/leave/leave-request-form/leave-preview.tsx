import { counted } from '@muster/contract/counted.ts';
import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeavePreview as Preview } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { awayText } from '../leave-request-texts.ts';
import styles from './leave-request-form.module.css';

/** What the request takes, day by day, before it is sent. Hidden until type and days are selected. */
export function LeavePreview(asked: AskedLeave) {
  const { employeeId, leaveTypeId, first, last } = asked;
  const isAsked = leaveTypeId !== null && isDay(first) && isDay(last) && first <= last;
  const query = {
    leave_type_id: leaveTypeId ?? 0,
    first_day: first,
    last_day: last,
    ...(employeeId !== null && { employee_id: employeeId }),
  };
  const preview = useQuery({
    ...apiQuery(leaveRequestsEndpoints.preview, { query }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!isAsked || !preview.data || preview.isError) return null;
  return <Shown preview={preview.data} />;
}

function Shown({ preview }: { readonly preview: Preview }) {
  const { days, minutes, available_minutes: available, is_paid: isPaid, problem, team } = preview;
  const away = awayText(team);
  const others = new Map(team.days.map((one) => [one.day, one.away]));
  return (
    <section className={styles.preview} aria-label="What this request takes">
      <dl className={styles.figures}>
        <Figure label="Available" value={isPaid ? leaveDaysText(available) : 'No limit'} />
        <Figure label="This request" value={leaveDaysText(minutes)} />
        <Figure label="Left after it" value={isPaid ? leaveDaysText(available - minutes) : 'No limit'} />
      </dl>
      {problem ? <Notice tone="amber">{problem.text}</Notice> : null}
      {away === null ? null : <Notice tone="amber">{away}</Notice>}
      <ul className={styles.days} aria-label="Days">
        {days.map(({ day, minutes: taken, free }) => (
          <li key={day} className={styles.day} data-free={free ?? undefined}>
            <span>
              {formatWeekday(day)}
              {free === null && others.has(day) ? (
                <span className={styles.others}>{counted(others.get(day) ?? 0, 'colleague')} away</span>
              ) : null}
            </span>
            <span>{free === null ? leaveDaysText(taken) : freeTexts[free]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const freeTexts = {
  'rest day': 'Rest day',
  holiday: 'Holiday',
  'on leave': 'Already on leave',
  'no shift': 'No shift',
} as const;

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export interface AskedLeave {
  /** Null: the viewer. */
  readonly employeeId: number | null;
  readonly leaveTypeId: number | null;
  /** Empty until a day is selected. */
  readonly first: string;
  readonly last: string;
}
