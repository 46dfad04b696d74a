import { attendanceMetricsCalls, metricDayList } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import {
  readAttendanceMetrics,
  readAttendanceTrend,
  readMetricDays,
  readMetricFilters,
} from './read-attendance-metrics.ts';

export const reportsBindings = [
  bind(attendanceMetricsCalls.figures, readAttendanceMetrics),
  bind(attendanceMetricsCalls.trend, readAttendanceTrend),
  ...bindList(metricDayList, readMetricDays),
  bind(attendanceMetricsCalls.filters, readMetricFilters),
];
