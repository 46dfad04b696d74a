export { waitingClientSheets } from './waiting-client-sheets.ts';
export { readSheetGroups, type SheetGroup, waitingSheetGroups } from './waiting-sheets.ts';
