export { RecordActivity } from './activity-logs/record-activity.tsx';
