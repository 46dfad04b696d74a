import { changedRecord } from './changed-record.ts';

/** Of changes of open positions, candidates and applications. */
export const recruitmentEventWords: Readonly<Record<string, string>> = {
  'recruitment.create-open-position': 'added the open position',
  'recruitment.update-open-position': changedRecord,
  'recruitment.delete-open-position': 'deleted the open position',
  'recruitment.move-open-position': 'moved the open position',
  'recruitment.export-open-position-list': 'exported the open positions',
  'recruitment.create-candidate': 'added the candidate',
  'recruitment.update-candidate': changedRecord,
  'recruitment.delete-candidate': 'deleted the candidate',
  'recruitment.archive-candidate': 'archived the candidate',
  'recruitment.unarchive-candidate': 'brought the candidate back from the archive',
  'recruitment.create-application': 'proposed the candidate for a position',
  'recruitment.move-application': 'moved the application',
  'recruitment.decide-application': 'decided on the candidate',
  'recruitment.export-candidate-list': 'exported the candidates',
  'interviews.save-availability': 'changed the availability for interviews',
  'interviews.hold-time': 'held a time for an interview of the candidate',
  'interviews.release-time': 'released a held time for an interview of the candidate',
  'interviews.book-interview': 'booked an interview of the candidate',
  'interviews.export-availability-list': 'exported the client availabilities',
};
