import { counted } from '@muster/contract/counted.ts';
import type { TouchedPeople as Touched, TouchedPerson } from '@muster/contract/domains/holidays/holiday-answers.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { formatWeekday } from '../../platform/format/dates.ts';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table/plain-table.tsx';
import type { HolidayValues } from './holiday-form-values.ts';
import styles from './holidays.module.css';
import { touchedPeopleQuery } from './holidays.queries.ts';

/** Whose schedules, leave and locked days the entered holiday touches, before it is saved. */
export function TouchedPeople({ id }: { readonly id: number | undefined }) {
  const { calendar_id, day = '', kind, from_time, until_time } = useWatch<HolidayValues>();
  const isReady = Boolean(calendar_id) && isDay(day) && Boolean(kind) && [from_time, until_time].every(isClockOrEmpty);
  const body = {
    ...(id !== undefined && { id }),
    calendar_id: calendar_id ?? 0,
    day,
    kind: kind ?? '',
    from_time: from_time ?? '',
    until_time: until_time ?? '',
  };
  const { data } = useQuery({ ...touchedPeopleQuery(body), enabled: isReady });
  if (!isReady || !data) return null;
  const { people, total, planned, on_leave, waiting_leave, locked } = data;
  if (total === 0) return <Notice>No schedule changes.</Notice>;
  return (
    <FormSection id="touched" title={`${counted(total, 'day')} of employees ${total === 1 ? 'changes' : 'change'}`}>
      <div className={styles.wide}>
        <Notice>{daysText({ total, planned, on_leave })}</Notice>
        {waiting_leave > 0 ? (
          <Notice>{counted(waiting_leave, 'day has', 'days have')} a leave request that waits for a decision.</Notice>
        ) : null}
        {locked > 0 ? (
          <Notice tone="amber">
            {counted(locked, 'day is', 'days are')} locked: an adjustment of a later timesheet corrects{' '}
            {locked === 1 ? 'it' : 'them'}.
          </Notice>
        ) : null}
        <PlainTable label="Touched employees" columns={columns} rows={people} rowId={idOf} empty="None." />
        {people.length < total ? <p>And {total - people.length} more.</p> : null}
      </div>
    </FormSection>
  );
}

/** '8 planned shifts, 2 days on leave, 1 rest day.': together the days that change. */
function daysText({ total, planned, on_leave }: Pick<Touched, 'total' | 'planned' | 'on_leave'>): string {
  const rest = total - planned - on_leave;
  const parts = [
    ...(planned > 0 ? [counted(planned, 'planned shift')] : []),
    ...(on_leave > 0 ? [`${counted(on_leave, 'day')} on leave`] : []),
    ...(rest > 0 ? [counted(rest, 'rest day')] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** Nothing is asked while somebody types a time. */
const isClockOrEmpty = (text: string | null | undefined) => !text || /^\d\d:\d\d$/.test(text);

const idOf = ({ employee_id, day }: TouchedPerson) => `${employee_id} ${day}`;

const columns: readonly PlainColumn<TouchedPerson>[] = [
  { header: 'Employee', cell: ({ name }) => name },
  { header: 'Client', cell: ({ client }) => client },
  { header: 'Day', cell: ({ day }) => formatWeekday(day), isUnbroken: true },
  { header: 'Now', cell: stateOf },
];

function stateOf({ is_planned, is_on_leave, has_waiting_leave, is_locked }: TouchedPerson): string {
  const state = is_on_leave ? 'On leave' : is_planned ? 'Scheduled' : 'Rest day';
  return [state, ...(has_waiting_leave ? ['leave requested'] : []), ...(is_locked ? ['locked'] : [])].join(', ');
}
