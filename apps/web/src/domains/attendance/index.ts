export { dayTones } from './day-states.ts';
