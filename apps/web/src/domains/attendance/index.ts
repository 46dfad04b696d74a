export { dayTones } from './day-states.ts';
export { PayTable } from './pay-table.tsx';
