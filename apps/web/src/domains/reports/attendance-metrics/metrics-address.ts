import {
  type MetricName,
  type MetricRows,
  metricNames,
  metricRows,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { choiceIn, dayIn, idIn, pageIn } from '../../../platform/address/use-address-view.ts';

export const groupings = ['week', 'month', 'client', 'team', 'shift'] as const;
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
  /** The open days, and their week (its first day), month, client, team or shift; null: all. */
  readonly rows: MetricRows | null;
  readonly of: string | null;
  readonly page: number;
}

export const metricsViewIn = (address: URLSearchParams): MetricsView => ({
  from: dayIn(address, 'from'),
  to: dayIn(address, 'to'),
  client: idIn(address, 'client'),
  team: idIn(address, 'team'),
  shift: address.get('shift') === '0' ? 0 : idIn(address, 'shift'),
  metric: choiceIn(address, 'metric', metricNames) ?? 'attendance',
  by: choiceIn(address, 'by', groupings) ?? 'week',
  rows: choiceIn(address, 'rows', metricRows),
  of: address.get('of'),
  page: pageIn(address),
});
