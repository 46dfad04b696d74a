import type { InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import { interviewStatusWords } from '@muster/contract/domains/interviews/interviews.constants.ts';
import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { dayAt, formatDays } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PeriodSteps } from '../../../ui/period/period-steps.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import { interviewWeekQuery } from '../interviews.queries.ts';
import { placeOf } from '../week/block-view.tsx';
import { ClockNotes } from '../week/clock-notes.tsx';
import { useWeek } from '../week/use-week.ts';
import block from '../week/week-block.module.css';
import { homeRangeText, rangeText, type WeekDay } from '../week/week-days.ts';
import { WeekGrid } from '../week/week-grid.tsx';
import styles from './interview-week.module.css';
import { interviewsOn, type PlacedInterview } from './placed-interviews.ts';

/** A week of interviews on the viewer's clock, with that of Manila beside it. On a phone one day at a time. */
export function InterviewWeek({ hrefOf }: { readonly hrefOf: (row: InterviewRow) => string }) {
  const zone = useViewerZone();
  const today = dayAt(useMinute(), zone);
  const { week, toToday, step } = useWeek(today);
  const [monday = today] = week;
  const found = useQuery(interviewWeekQuery(monday));
  return (
    <RecordContent>
      <div className={styles.toolbar}>
        <PeriodSteps label={formatDays(monday, week.at(-1) ?? monday)} onToday={toToday} onStep={step} />
      </div>
      <Loaded of={found} thing="interviews">
        {({ data }) => {
          const placed = new Map(week.map((day) => [day, interviewsOn(data, day, zone)]));
          return (
            <>
              <ClockNotes days={week} zone={zone} />
              <WeekGrid
                label="Interviews of the week"
                days={week.map((day) => weekDayOf(day, placed.get(day) ?? []))}
                zone={zone}
                today={today}
                layerOf={({ day }, range) => (
                  <Blocks of={placed.get(day) ?? []} day={day} zone={zone} range={range} hrefOf={hrefOf} />
                )}
              />
            </>
          );
        }}
      </Loaded>
    </RecordContent>
  );
}

const weekDayOf = (day: string, spans: readonly PlacedInterview[]): WeekDay => ({
  ...{ day, spans, blocks: [], isOverridden: false, minutes: 0 },
  summary: {
    text: spans.length === 0 ? 'No interviews' : `${spans.length} ${spans.length === 1 ? 'interview' : 'interviews'}`,
    short: spans.length === 0 ? '–' : String(spans.length),
  },
});

function Blocks({ of, day, zone, range, hrefOf }: BlocksProps) {
  return of.map(({ interview, lane, lanes, ...span }) => {
    const { id, candidate, position, client, status } = interview;
    const [time, there] = [rangeText(span), homeRangeText(day, span, zone)];
    const about = [position, client].filter(Boolean).join(' · ');
    return (
      <Link
        key={id}
        to={hrefOf(interview)}
        className={classNames(block.block, styles.interview)}
        data-status={status}
        style={{ ...placeOf(span, range), '--lane': lane, '--lanes': lanes } as CSSProperties}
        title={[candidate, time, there, about, interviewStatusWords[status]].filter(Boolean).join('\n')}
      >
        <b>{candidate}</b>
        <span>{time}</span>
        {there === null ? null : <Unseen>, {there}</Unseen>}
        <Unseen>, {about}</Unseen>
      </Link>
    );
  });
}

interface BlocksProps {
  readonly of: readonly PlacedInterview[];
  readonly day: string;
  readonly zone: string;
  readonly range: TimeSpan;
  readonly hrefOf: (row: InterviewRow) => string;
}
