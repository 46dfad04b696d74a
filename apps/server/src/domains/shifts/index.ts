export { cancelSchedules } from './shifts.repository.ts';
