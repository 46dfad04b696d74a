import { changedRecord } from './changed-record.ts';

/** Of changes of open positions. */
export const recruitmentEventWords: Readonly<Record<string, string>> = {
  'recruitment.create-open-position': 'added the open position',
  'recruitment.update-open-position': changedRecord,
  'recruitment.delete-open-position': 'deleted the open position',
  'recruitment.move-open-position': 'moved the open position',
  'recruitment.export-open-position-list': 'exported the open positions',
};
