export { RecentActivity } from './activity-logs/recent-activity.tsx';
export { RecordActivity } from './activity-logs/record-activity.tsx';
