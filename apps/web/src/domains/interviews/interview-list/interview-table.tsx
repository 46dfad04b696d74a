import type { InterviewRow, ListedInterview } from '@muster/contract/domains/interviews/interview-answers.ts';
import { interviewColumns } from '@muster/contract/domains/interviews/interview-columns.ts';
import { interviewMethodWords } from '@muster/contract/domains/interviews/interviews.constants.ts';
import type { ReactNode } from 'react';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { LazyRecordQuickView } from '../../../platform/record/lazy-record-quick-view.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { factsOf } from '../../../platform/table/row-facts.ts';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { zoneCell } from '../../../platform/table/zone-cell.tsx';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { InterviewStatusBadge } from '../interview-status.tsx';
import { InterviewWeek } from '../interview-week/interview-week.tsx';
import { interviewListQuery } from '../interviews.queries.ts';
import { interviewTimes } from '../upcoming-interviews/interview-times.ts';
import { staffInterviewTimes } from '../upcoming-interviews/staff-interview-times.ts';
import { PhaseTiles, phaseFilter } from './phase-tiles.tsx';

type HrefOf = (row: InterviewRow) => string;

export const interviewListColumns = (hrefOf: HrefOf, { withClient }: { readonly withClient: boolean }) =>
  columnsOf<ListedInterview>()(interviewColumns, {
    candidate: {
      width: 200,
      grow: true,
      pinned: 'left',
      cell: (row) => <NameCell name={row.candidate} below={row.position} to={hrefOf(row)} />,
      card: 'title',
      cardCell: (row, zone) => (
        <NameCell
          name={row.candidate}
          below={timesText(row, zone, withClient).filter(Boolean).join(' · ')}
          to={hrefOf(row)}
          plain
        />
      ),
    },
    starts_at: {
      width: 220,
      isEarly: true,
      cell: (row, zone) => {
        const [first, second] = timesText(row, zone, withClient);
        return (
          <>
            {first}
            {second === null ? null : <SecondLine>{second}</SecondLine>}
          </>
        );
      },
      card: 'line',
      // The time stands below the name, where it is not cut.
      cardCell: ({ position }) => position,
    },
    status: {
      width: 150,
      isEarly: true,
      cell: statusCell,
      card: 'aside',
    },
    position: { width: 200, hiddenAtFirst: true, within: 'candidate' },
    client: { width: 220, maxWidth: 260, ...(withClient ? {} : { hiddenAtFirst: true }) },
    method: { width: 110, cell: ({ method }) => interviewMethodWords[method] },
    timezone: { width: 130, cell: ({ timezone }) => zoneCell(timezone), hiddenAtFirst: true },
  });

function statusCell({ status, phase }: ListedInterview) {
  return (
    <>
      <InterviewStatusBadge status={status} />
      {phase === 'feedback' ? <SecondLine>Feedback needed</SecondLine> : null}
    </>
  );
}

/** The own clock of the viewer, then the other side's. */
function timesText(row: ListedInterview, viewerZone: string, isStaff: boolean): readonly [string, string | null] {
  const { day, range, there } = (isStaff ? staffInterviewTimes : interviewTimes)(row, viewerZone);
  return [`${formatWeekday(day)}, ${range}`, there];
}

/** The interviews that the viewer may see, upcoming ones first, or with `?view=week` a week of them. `columns` must be stable. */
export function Interviews(props: InterviewsProps) {
  const [{ view }, change] = useListScope(['view', 'week']);
  const isWeek = view === 'week';
  const actions = (
    <ViewSwitch label="View">
      <button type="button" aria-pressed={!isWeek} onClick={() => change({ view: null, week: null })}>
        List
      </button>
      <button type="button" aria-pressed={isWeek} onClick={() => change({ view: 'week' })}>
        Week
      </button>
    </ViewSwitch>
  );
  if (!isWeek) return <InterviewTable {...props} actions={actions} />;
  return (
    <Page>
      <PageHeader title={props.title} actions={actions} />
      <InterviewWeek hrefOf={props.hrefOf} />
    </Page>
  );
}

function InterviewTable({ title, hint, search, columns, hrefOf, withClient, actions }: InterviewTableProps) {
  const list = useRecordList({ name: 'interviews', query: interviewListQuery, columns, otherFilters: phaseFilter });
  return (
    <Page fill>
      <PageHeader title={title} count={list.total} actions={actions} />
      <PhaseTiles list={list} />
      <DataTable
        label={title}
        list={list}
        rowName={({ candidate }) => `Interview with ${candidate}`}
        rowHref={hrefOf}
        quickView={(row, state) => (
          <LazyRecordQuickView
            title={row.candidate}
            below={row.position}
            avatar={<Initials name={row.candidate} size={36} />}
            thing="interview"
            facts={factsOf(list, row, { without: ['position', ...(withClient ? [] : ['client'])] })}
            to={hrefOf(row)}
            onUpdate={undefined}
            {...state}
          />
        )}
        avatar={({ candidate }) => <Initials name={candidate} size={36} />}
        searchPlaceholder={search}
        empty={{ title: 'No interviews found.', hint }}
      />
    </Page>
  );
}

interface InterviewsProps {
  readonly title: string;
  readonly hint: string;
  /** What the search looks through. */
  readonly search: string;
  readonly columns: ReturnType<typeof interviewListColumns>;
  readonly hrefOf: HrefOf;
  /** For staff, who see more than one company. */
  readonly withClient: boolean;
}

interface InterviewTableProps extends InterviewsProps {
  readonly actions: ReactNode;
}
