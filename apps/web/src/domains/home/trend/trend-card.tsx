import { metrics } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDays } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { PeriodLines } from '../../../ui/chart/period-lines.tsx';
import { PeriodPoint } from '../../../ui/chart/period-point.tsx';
import styles from './trend.module.css';
import { trendQuery } from './trend.queries.ts';
import { type TrendAnswer, type TrendFigures, type TrendMetric, trendAddress, trendFigures } from './trend-figures.ts';

/** A rate over eight weeks against earlier ones. Each week opens its days. */
export function TrendCard({ metric }: { readonly metric: TrendMetric }) {
  const trend = useQuery(trendQuery);
  const [first, last] = [trend.data?.weeks[0], trend.data?.weeks.at(-1)];
  return (
    <Card
      title={metrics[metric].label}
      actions={first && last ? <Link to={trendAddress(metric, first.from, last.to)}>View days</Link> : null}
    >
      <Loaded of={trend} thing="trend" outline={<div className={styles.outline} />}>
        {(answer) => <Trend answer={answer} metric={metric} />}
      </Loaded>
    </Card>
  );
}

function Trend({ answer, metric }: { readonly answer: TrendAnswer; readonly metric: TrendMetric }) {
  const figures = trendFigures(answer, metric);
  const { weeks, before } = answer;
  const isCompared = figures.before.length > 0;
  if (figures.total === null) {
    return <CardNote inBody>Figures appear after the first completed shift.</CardNote>;
  }
  return (
    <>
      <p className={styles.head}>
        <span className={styles.figure}>{percent(figures.total)}</span>
        <Change figures={figures} isCompared={isCompared} />
      </p>
      <PeriodLines
        values={figures.values}
        before={figures.before}
        least={figures.least}
        labels={weeks.map(({ from, to }) => formatDays(from, to))}
        renderPoint={(index, value) => {
          const week = weeks[index];
          if (!week || value === null) return null;
          const text = `${formatDays(week.from, week.to)}: ${percent(value)}`;
          return (
            <PeriodPoint
              to={trendAddress(metric, week.from, week.to)}
              text={text}
              isInFirstHalf={index * 2 < weeks.length}
            />
          );
        }}
      />
      <p className={styles.legend} aria-hidden="true">
        <i data-line="now" /> {daysOf(weeks)}
        {isCompared ? (
          <>
            {' '}
            <i data-line="before" /> {daysOf(before)}
          </>
        ) : null}
      </p>
    </>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const daysOf = (weeks: TrendFigures['now']) => formatDays(weeks[0]?.from ?? '', weeks.at(-1)?.to ?? '');

function Change({ figures: { change, now, then }, isCompared }: ChangeProps) {
  if (change === null) return null;
  const text = Math.abs(change).toFixed(1);
  const isUp = change > 0;
  return (
    <>
      {text === '0.0' ? (
        <span className={styles.change}>No change</span>
      ) : (
        <span className={styles.change} data-tone={isUp ? 'green' : 'red'}>
          {isUp ? <IconTrendingUp aria-hidden="true" /> : <IconTrendingDown aria-hidden="true" />}
          {`${isUp ? '+' : '−'}${text} pts`}
        </span>
      )}
      <span className={styles.versus}>
        {isCompared ? `vs previous ${then.length} weeks` : `${daysOf(now)} vs ${daysOf(then)}`}
      </span>
    </>
  );
}

interface ChangeProps {
  readonly figures: TrendFigures;
  /** With the whole period before. */
  readonly isCompared: boolean;
}
