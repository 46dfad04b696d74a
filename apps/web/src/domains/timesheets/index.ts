export { OwnTimesheets } from './own-timesheets/own-timesheets.tsx';
