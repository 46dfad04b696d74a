export { PayTable } from './pay-table.tsx';
