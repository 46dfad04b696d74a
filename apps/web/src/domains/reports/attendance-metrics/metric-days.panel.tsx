import { counted } from '@muster/contract/counted.ts';
import {
  type MetricRows,
  metricRowLabels,
  metrics,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import type { ListTotals } from '@muster/contract/list.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDays } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { QueryExport } from '../../../platform/table/export-menu.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { metricDaysQuery } from '../reports.queries.ts';
import styles from './attendance-metrics.module.css';
import { MetricDaysTable } from './metric-days-table.tsx';
import { isTime, metricQueryOf } from './metric-groups.ts';
import type { ShownGroup } from './metric-texts.ts';
import type { MetricsView } from './metrics-address.ts';

const pageSize = 30;

/** The days behind a figure, in pages. The address keeps it open. */
export function MetricDaysPanel({ view, range, groups, onChange }: MetricDaysPanelProps) {
  const [last, setLast] = useState<MetricRows>('worked');
  if (view.rows !== null && view.rows !== last) setLast(view.rows);
  const which = view.rows ?? last;
  const opened = view.rows !== null;
  const query = metricQueryOf(view, view.of, range);
  const list = metricDaysQuery({ ...query, which, page: view.page, rows: pageSize });
  const days = useQuery({ ...list, enabled: opened });
  const { rows, label } = metrics[view.metric];
  const group = groups.find(({ id }) => id === view.of);
  return (
    <SidePanel
      opened={opened}
      onClose={() => onChange({ rows: null, of: null })}
      title={`${label}: ${metricRowLabels[which].toLowerCase()}`}
      description={[isTime(view.by) ? null : group?.name, formatDays(query.from, query.to)].filter(Boolean).join(', ')}
    >
      <div className={styles.panel}>
        {rows.length > 1 ? (
          <ViewSwitch label="Days">
            {rows.map((name) => (
              <button key={name} type="button" aria-pressed={which === name} onClick={() => onChange({ rows: name })}>
                {metricRowLabels[name]}
              </button>
            ))}
          </ViewSwitch>
        ) : null}
        <Loaded of={days} thing="days">
          {({ data, total, totals }) => (
            <>
              <div className={styles.found}>
                <p className={styles.definition} aria-live="polite">
                  {counted(total, 'day')}
                  {sumText(which, totals)}
                </p>
                {total > 0 ? <QueryExport label="Days" query={list} /> : null}
              </div>
              <MetricDaysTable days={data} which={which} />
              <Pagination page={view.page} size={pageSize} total={total} onPage={(page) => onChange({ page })} />
            </>
          )}
        </Loaded>
      </div>
    </SidePanel>
  );
}

/** Over all days, not only those of the page: ', 31 h 20 min of overtime'. */
function sumText(which: MetricRows, totals: ListTotals | undefined): string {
  if (totals === undefined) return '';
  if (which === 'late') return `, ${minutesText(totals.late_minutes ?? 0)} late`;
  return which === 'overtime' ? `, ${minutesText(totals.overtime_minutes ?? 0)} of overtime` : '';
}

interface MetricDaysPanelProps {
  readonly view: MetricsView;
  readonly range: { readonly from: string; readonly to: string };
  readonly groups: readonly ShownGroup[];
  readonly onChange: (next: Partial<MetricsView>) => void;
}
