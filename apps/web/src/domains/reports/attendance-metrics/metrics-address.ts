import {
  type MetricName,
  type MetricRows,
  metricNames,
  metricRows,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { isDay } from '@muster/contract/fields.ts';
import { useSearchParams } from 'react-router';

export const groupings = ['month', 'client', 'team', 'shift'] as const;
export type Grouping = (typeof groupings)[number];

export interface MetricsView {
  readonly from: string | null;
  readonly to: string | null;
  readonly client: number | null;
  readonly team: number | null;
  /** 0: no shift. */
  readonly shift: number | null;
  readonly metric: MetricName;
  readonly by: Grouping;
  /** Which days are open, and of which month, client, team or shift; null: of all. */
  readonly rows: MetricRows | null;
  readonly of: string | null;
  readonly page: number;
}

/** What is shown stands in the address, the days behind a figure too. */
export function useMetricsAddress(): readonly [MetricsView, (next: Partial<MetricsView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = readMetricsView(params);
  const change = (next: Partial<MetricsView>) => {
    const { page = 1, ...rest } = next;
    setParams(writtenView({ ...view, ...rest, page }), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}

function readMetricsView(params: URLSearchParams): MetricsView {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  const number = (name: string) => {
    const text = params.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  return {
    from: day('from'),
    to: day('to'),
    client: number('client') || null,
    team: number('team') || null,
    shift: number('shift'),
    metric: metricNames.find((name) => name === params.get('metric')) ?? 'attendance',
    by: groupings.find((name) => name === params.get('by')) ?? 'month',
    rows: metricRows.find((name) => name === params.get('rows')) ?? null,
    of: params.get('of'),
    page: number('page') || 1,
  };
}

function writtenView(view: MetricsView): Record<string, string> {
  const usual: Readonly<Record<string, unknown>> = { metric: 'attendance', by: 'month', page: 1 };
  const texts = Object.entries(view).flatMap(([name, value]) =>
    value === null || value === usual[name] ? [] : [[name, String(value)]],
  );
  return Object.fromEntries(texts);
}
