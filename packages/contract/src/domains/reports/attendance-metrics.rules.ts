/**
 * Counts of days; every figure is computed from these. Only days that are over and settled count. An adjustment of a locked day counts
 * on the day that it is booked on, as in timesheets.
 */
export interface MetricCounts {
  /** Days that were to be worked: not approved leave, holidays or rest days. */
  readonly scheduled: number;
  /** Of these, days with attendance, with or without a clock-out. */
  readonly worked: number;
  readonly absent: number;
  /** Of these, days with a clock-in. */
  readonly starts: number;
  readonly on_time: number;
  readonly late_minutes: number;
  /** Of all days, including rest days and unplanned ones. */
  readonly overtime_minutes: number;
}

export const metricNames = ['attendance', 'punctuality', 'absence', 'overtime', 'lateness'] as const;
export type MetricName = (typeof metricNames)[number];

/** The days that a figure counts. */
export const metricRows = ['worked', 'absent', 'unknown', 'on_time', 'late', 'overtime'] as const;
export type MetricRows = (typeof metricRows)[number];

export interface Metric {
  readonly label: string;
  /** Shown as help text on the screen. */
  readonly definition: string;
  readonly unit: 'rate' | 'minutes';
  /** The most important figures. */
  readonly rows: readonly MetricRows[];
}

const expected = 'Approved leave and holidays do not count.';

export const metrics: Readonly<Record<MetricName, Metric>> = {
  attendance: {
    label: 'Attendance rate',
    definition: `Share of scheduled days on which people were present. ${expected}`,
    unit: 'rate',
    rows: ['worked', 'absent', 'unknown'],
  },
  punctuality: {
    label: 'Punctuality',
    definition: 'Share of starts on scheduled days that were less than a minute late.',
    unit: 'rate',
    rows: ['on_time', 'late'],
  },
  absence: {
    label: 'Unplanned absence',
    definition: `Share of scheduled days on which people were absent without leave. ${expected}`,
    unit: 'rate',
    rows: ['absent', 'worked'],
  },
  overtime: {
    label: 'Overtime',
    definition: 'Overtime by the rules of each shift, on rest days and holidays too.',
    unit: 'minutes',
    rows: ['overtime'],
  },
  lateness: {
    label: 'Lateness',
    definition: 'Time between the scheduled and the actual start of late arrivals.',
    unit: 'minutes',
    rows: ['late'],
  },
};

export const metricRowLabels: Readonly<Record<MetricRows, string>> = {
  worked: 'Present',
  absent: 'Absent',
  unknown: 'Missing clock-out',
  on_time: 'On time',
  late: 'Late',
  overtime: 'With overtime',
};

/** A rate from 0 to 1, or minutes. Null if the denominator is 0. */
export function metricValue(name: MetricName, counts: MetricCounts): number | null {
  switch (name) {
    case 'attendance':
      return share(counts.worked, counts.scheduled);
    case 'punctuality':
      return share(counts.on_time, counts.starts);
    case 'absence':
      return share(counts.absent, counts.scheduled);
    case 'overtime':
      return counts.overtime_minutes;
    case 'lateness':
      return counts.late_minutes;
  }
}

/** Adjustments alone can make a part negative or larger than the whole. */
const share = (part: number, whole: number) => (whole <= 0 ? null : Math.min(Math.max(part / whole, 0), 1));
