export { ownSheetSubmitted, readSheetsToSubmit, sheetsToSubmit, sheetsWaitingFor } from './sheets-to-submit.ts';
export { waitingClientSheets } from './waiting-client-sheets.ts';
export { readSheetGroups, sheetsOfPeriod, waitingSheetGroups } from './waiting-sheets.ts';
