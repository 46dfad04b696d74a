import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const reportsPages: Readonly<Record<string, LazyPage>> = {
  attendanceMetrics: () =>
    import('./attendance-metrics/attendance-metrics.page.tsx').then((page) => page.AttendanceMetricsPage),
};
