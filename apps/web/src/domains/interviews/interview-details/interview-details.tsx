import type { InterviewRecord } from '@muster/contract/domains/interviews/interview-answers.ts';
import { isCallLink } from '@muster/contract/domains/interviews/interview-call.rules.ts';
import { interviewMethodWords } from '@muster/contract/domains/interviews/interviews.constants.ts';
import { Link } from 'react-router';
import { formatDateTime, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { minutesOf } from '../interview-minutes.ts';
import { InterviewStatusBadge } from '../interview-status.tsx';
import { interviewTimes } from '../upcoming-interviews/interview-times.ts';
import { staffInterviewTimes } from '../upcoming-interviews/staff-interview-times.ts';
import { nextFreeText } from '../week/summary-text.ts';
import { InterviewActs } from './interview-acts.tsx';
import styles from './interview-details.module.css';

interface InterviewDetailsProps {
  readonly record: InterviewRecord;
  readonly candidatePath: string;
  readonly pathOfLinked: (linked: { readonly id: number; readonly uuid: string }) => string;
  /** They see more than one company, and read their own clock first. */
  readonly isStaff: boolean;
}

/** Time in both zones, people, feedback, and the interviews that it is linked with. */
export function InterviewDetails({ record, candidatePath, pathOfLinked, isStaff }: InterviewDetailsProps) {
  const { candidate, position, client, status, outcome } = record;
  return (
    <Page>
      <PageHeader
        title={`Interview with ${candidate}`}
        status={<InterviewStatusBadge status={status} outcome={outcome} />}
        text={[position, ...(isStaff ? [client] : [])].filter(Boolean).join(' · ')}
        actions={<InterviewActs record={record} pathOf={pathOfLinked} />}
      />
      <RecordContent>
        <RecordStack>
          <Facts record={record} candidatePath={candidatePath} isStaff={isStaff} />
          {record.feedback.length === 0 ? null : <Feedback record={record} />}
          {record.linked.length === 0 ? null : (
            <Card title="Linked interviews">
              <ul className={styles.linked}>
                {record.linked.map((linked) => (
                  <li key={linked.id}>
                    <Link to={pathOfLinked(linked)}>{nextFreeText(linked.starts_at, record.timezone)}</Link>{' '}
                    <InterviewStatusBadge status={linked.status} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </RecordStack>
      </RecordContent>
    </Page>
  );
}

function Facts({ record, candidatePath, isStaff }: Omit<InterviewDetailsProps, 'pathOfLinked'>) {
  const zone = useViewerZone();
  const { attendees, end_reason, override_reason, booked_by, booked_at } = record;
  const people = attendees.map(({ name, side }) => (side === 'staff' ? `${name} (recruiter)` : name)).join(', ');
  return (
    <Card title="Details">
      <DescriptionList
        facts={[
          { label: 'Time', value: <When record={record} isStaff={isStaff} /> },
          { label: 'Duration', value: minutesText(minutesOf(record)) },
          { label: 'Candidate', value: <Link to={candidatePath}>{record.candidate}</Link> },
          { label: 'Attendees', value: people },
          { label: 'Method', value: interviewMethodWords[record.method] },
          { label: 'Link or place', value: <Place place={record.place} /> },
          { label: 'Booked', value: `${booked_by}, ${formatDateTime(booked_at, zone)}` },
          ...(end_reason === null ? [] : [{ label: 'Reason', value: end_reason }]),
          ...(override_reason === null ? [] : [{ label: 'Outside the hours because', value: override_reason }]),
        ]}
      />
    </Card>
  );
}

/** The own clock of the viewer, the other side's below it. */
function When({ record, isStaff }: Pick<InterviewDetailsProps, 'record' | 'isStaff'>) {
  const { day, range, there } = (isStaff ? staffInterviewTimes : interviewTimes)(record, useViewerZone());
  return (
    <>
      {formatWeekday(day)}, {range}
      {there === null ? null : <SecondLine>{there}</SecondLine>}
    </>
  );
}

/** A link is opened by a press; anything else is a place. */
function Place({ place }: Pick<InterviewRecord, 'place'>) {
  if (!isCallLink(place)) return place;
  return (
    <a href={place} target="_blank" rel="noreferrer">
      {place}
    </a>
  );
}

function Feedback({ record: { feedback } }: Pick<InterviewDetailsProps, 'record'>) {
  const zone = useViewerZone();
  return (
    <Card title="Feedback">
      <Timeline
        label="Feedback"
        events={feedback.map(({ id, author, rating, body, written_at }) => ({
          id,
          title: `${author}: ${rating} of 5`,
          meta: formatDateTime(written_at, zone),
          detail: body,
          tone: 'gray',
        }))}
      />
    </Card>
  );
}
