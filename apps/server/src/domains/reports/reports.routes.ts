import { attendanceMetricsCalls } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { readAttendanceMetrics, readMetricDays, readMetricFilters } from './read-attendance-metrics.ts';

export const reportsBindings = [
  bind(attendanceMetricsCalls.figures, readAttendanceMetrics),
  bind(attendanceMetricsCalls.days, readMetricDays),
  bind(attendanceMetricsCalls.filters, readMetricFilters),
];
