import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useAddressView } from '../../../platform/address/use-address-view.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { formatDays } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { LoadingBar } from '../../../ui/state/loading-bar.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { metricFiguresQuery } from '../reports.queries.ts';
import styles from './attendance-metrics.module.css';
import { ChartCard } from './chart-card.tsx';
import { FiguresTable } from './figures-table.tsx';
import { groupsOf } from './metric-groups.ts';
import { comparisonText } from './metric-texts.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { metricsViewIn } from './metrics-address.ts';
import { MetricsOutline } from './metrics-outline.tsx';
import { MetricsToolbar } from './metrics-toolbar.tsx';

const MetricDaysPanel = lazy(() =>
  import('./metric-days.panel.tsx').then((part) => ({ default: part.MetricDaysPanel })),
);

/** `/attendance-metrics` (section 2.4): figures defined in the contract, with the days behind them. */
export function AttendanceMetricsPage() {
  const [view, change] = useAddressView(metricsViewIn);
  const { from, to, client, team, shift } = view;
  const figures = useQuery(
    metricFiguresQuery({
      ...(from !== null && { from }),
      ...(to !== null && { to }),
      ...(client !== null && { client_id: client }),
      ...(team !== null && { team_id: team }),
      ...(shift !== null && { shift_id: shift }),
    }),
  );
  const { data } = figures;
  const isNarrowed = [from, to, client, team, shift].some((choice) => choice !== null);
  const groups = data ? groupsOf(data, view) : [];
  return (
    <Page>
      <PageHeader
        title="Attendance metrics"
        text={
          data
            ? `${formatDays(data.from, data.to)} · completed days only · ${comparisonText(data.before)}`
            : figures.isPending && <Skeleton width={340} height={12} />
        }
      />
      <MetricsToolbar view={view} range={data} onChange={change} />
      <LoadingBar shown={figures.isFetching && data !== undefined} />
      {figures.error ? (
        <ErrorState
          title="The metrics could not be loaded"
          text={problemText(figures.error)}
          onRetry={() => void figures.refetch()}
        />
      ) : data ? (
        data.months.length === 0 ? (
          <EmptyState
            icon={<IconChartBar aria-hidden="true" />}
            title="No attendance data for this period"
            hint={
              isNarrowed ? 'No completed day matches these filters.' : 'Metrics appear after the first completed shift.'
            }
            action={
              isNarrowed ? (
                <Button onClick={() => change({ from: null, to: null, client: null, team: null, shift: null })}>
                  Clear filters
                </Button>
              ) : null
            }
          />
        ) : (
          <>
            <MetricTiles
              total={data.total}
              before={data.before.total}
              metric={view.metric}
              onMetric={(metric) => change({ metric })}
            />
            <div className={styles.content}>
              <ChartCard view={view} figures={data} groups={groups} onChange={change} />
              <FiguresTable view={view} groups={groups} onOpen={change} />
            </div>
          </>
        )
      ) : (
        <MetricsOutline metric={view.metric} />
      )}
      <Suspense>
        {data ? <MetricDaysPanel view={view} range={data} groups={groups} onChange={change} /> : null}
      </Suspense>
    </Page>
  );
}
