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
export const metricRows = ['worked', 'absent', 'on_time', 'late', 'overtime'] as const;
export type MetricRows = (typeof metricRows)[number];

export interface Metric {
  readonly label: string;
  /** Shown as help text on the screen. */
  readonly definition: string;
  readonly unit: 'rate' | 'minutes';
  /** The most important figures. */
  readonly rows: readonly MetricRows[];
}

const expected = 'days that were to be worked, without approved leave and holidays';

export const metrics: Readonly<Record<MetricName, Metric>> = {
  attendance: {
    label: 'Attendance rate',
    definition: `Days on which people came, of all ${expected}.`,
    unit: 'rate',
    rows: ['worked', 'absent'],
  },
  punctuality: {
    label: 'Punctuality',
    definition: 'Starts less than a whole minute after the planned time, of all starts of planned days.',
    unit: 'rate',
    rows: ['on_time', 'late'],
  },
  absence: {
    label: 'Unplanned absence',
    definition: `Days on which people were missing without leave, of all ${expected}.`,
    unit: 'rate',
    rows: ['absent', 'worked'],
  },
  overtime: {
    label: 'Overtime',
    definition: 'Time that counts as overtime by the rules of the shift, on any day.',
    unit: 'minutes',
    rows: ['overtime'],
  },
  lateness: {
    label: 'Lateness',
    definition: 'Time between the planned and the actual start of those who came late.',
    unit: 'minutes',
    rows: ['late'],
  },
};

export const metricRowLabels: Readonly<Record<MetricRows, string>> = {
  worked: 'Present',
  absent: 'Absent',
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
