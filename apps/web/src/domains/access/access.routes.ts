import type { LazyPage } from '../../platform/access/lazy-page.ts';
import { publicAccessPages } from './public-access.routes.ts';

export const accessPages: Readonly<Record<string, LazyPage>> = {
  ...publicAccessPages,
  activityLogs: () => import('./activity-logs/activity-logs.page.tsx').then((page) => page.ActivityLogsPage),
};
