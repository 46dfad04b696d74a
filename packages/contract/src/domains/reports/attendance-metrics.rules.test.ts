import { expect, it } from 'vitest';
import { metricNames, metrics, metricValue } from './attendance-metrics.rules.ts';

const counts = {
  scheduled: 40,
  worked: 38,
  absent: 2,
  starts: 38,
  on_time: 30,
  late_minutes: 95,
  overtime_minutes: 125,
};

it('computes each figure from the counts', () => {
  expect(metricNames.map((name) => metricValue(name, counts))).toEqual([0.95, 30 / 38, 0.05, 125, 95]);
});

it('has no rate if nothing was planned', () => {
  const none = { scheduled: 0, worked: 0, absent: 0, starts: 0, on_time: 0, late_minutes: 0, overtime_minutes: 0 };
  expect(metricNames.map((name) => metricValue(name, none))).toEqual([null, null, null, 0, 0]);
});

it('describes each figure and links to its days', () => {
  for (const name of metricNames) {
    expect(metrics[name].definition).toMatch(/^[A-Z].+\.$/);
    expect(metrics[name].rows.length).toBeGreaterThan(0);
  }
});
