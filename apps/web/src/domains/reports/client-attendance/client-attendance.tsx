import type { AttendanceFigures } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { type MetricName, metrics } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { homeZone } from '@muster/contract/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatDays } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { changeOf, figureText, partText } from '../attendance-metrics/metric-texts.ts';
import { metricFiguresQuery } from '../reports.queries.ts';
import styles from './client-attendance.module.css';

const shownDays = 28;
const shownMetrics: readonly MetricName[] = ['attendance', 'punctuality', 'absence', 'overtime'];

/** In the summary of a client: the last four weeks against the four before. Each figure opens its chart. */
export default function ClientAttendance({ id }: { readonly id: number }) {
  const to = addDays(dayAt(now(), homeZone), -1);
  const from = addDays(to, 1 - shownDays);
  const figures = useQuery(metricFiguresQuery({ from, to, client_id: id }));
  const addressOf = (metric: MetricName) =>
    `${pathOf('attendanceMetrics')}?${new URLSearchParams({ from, to, client: String(id), metric })}`;
  return (
    <Card
      flush
      title="Attendance"
      note={formatDays(from, to)}
      actions={<Link to={addressOf('attendance')}>View metrics</Link>}
    >
      <Loaded of={figures} thing="attendance" outline={<div className={styles.outline} />}>
        {(found) =>
          found.total.scheduled === 0 ? (
            <CardNote>No completed shifts in these four weeks.</CardNote>
          ) : (
            <ul className={styles.figures}>
              {shownMetrics.map((metric) => (
                <li key={metric}>
                  <Link to={addressOf(metric)} className={styles.figure}>
                    <Figure metric={metric} figures={found} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function Figure({ metric, figures }: { readonly metric: MetricName; readonly figures: AttendanceFigures }) {
  const { total, before } = figures;
  const change = changeOf(metric, total, before.total);
  return (
    <>
      <span className={styles.label}>{metrics[metric].label}</span>
      <span className={styles.value}>{figureText(metric, total)}</span>
      <span className={styles.label}>{partText(metric, total)}</span>
      {change ? (
        <span className={styles.change} data-tone={change.tone} title={`against ${formatDays(before.from, before.to)}`}>
          {change.text}
        </span>
      ) : null}
    </>
  );
}
