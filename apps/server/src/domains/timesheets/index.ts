export { waitingClientSheets } from './waiting-client-sheets.ts';
export { readSheetGroups, waitingSheetGroups } from './waiting-sheets.ts';
