import type { MyPositionRow } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { CandidateCount } from '../position-rows/candidate-count.tsx';
import { PositionRows } from '../position-rows/position-rows.tsx';
import { PositionStatusBadge } from '../position-status.tsx';
import { OpenedAge } from './opened-age.tsx';

const figures = ['Candidates', 'With you', 'Filled'];

/** The company's positions on the home of a client. Each number opens the candidates. */
export function ClientPositionRows({ rows, pathsOf }: ClientPositionRowsProps) {
  if (rows.length === 0) return <CardNote>Positions that your provider fills for you appear here.</CardNote>;
  return (
    <PositionRows
      figures={figures}
      rows={rows.map((position) => {
        const { uuid, title, status, opened_at, presented, waiting, filled_count, headcount } = position;
        const { record, candidates } = pathsOf(position);
        return {
          id: uuid,
          title,
          to: record,
          below: (
            <>
              <span>
                Opened <OpenedAge at={opened_at} isInSentence />
              </span>
              <PositionStatusBadge status={status} />
            </>
          ),
          cells: [
            <CandidateCount key="candidates" count={presented} to={candidates} />,
            <CandidateCount
              key="waiting"
              count={waiting}
              waiting={waiting}
              to={candidates}
              said={`${waiting} with you for ${title}`}
            />,
            <span key="filled">
              <b>{filled_count}</b> of {headcount}
            </span>,
          ],
        };
      })}
    />
  );
}

export type ClientPosition = Pick<
  MyPositionRow,
  'id' | 'uuid' | 'title' | 'status' | 'opened_at' | 'presented' | 'waiting' | 'filled_count' | 'headcount'
>;

interface ClientPositionRowsProps {
  readonly rows: readonly ClientPosition[];
  readonly pathsOf: (position: ClientPosition) => { readonly record: string; readonly candidates: string };
}
