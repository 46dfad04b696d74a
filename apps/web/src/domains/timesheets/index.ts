export { LazyOwnTimesheets } from './own-timesheets/lazy-own-timesheets.tsx';
