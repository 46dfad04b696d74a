import { changedRecord } from './changed-record.ts';

/** Of changes of open positions, their descriptions and templates, candidates and applications. */
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
  'recruitment.create-job-description-template': 'added the job description template',
  'recruitment.update-job-description-template': changedRecord,
  'recruitment.delete-job-description-template': 'deleted the job description template',
  'recruitment.archive-job-description-template': 'archived the job description template',
  'recruitment.activate-job-description-template': 'brought the job description template back from the archive',
  'recruitment.export-job-description-template-list': 'exported the job description templates',
  'recruitment.save-job-description': 'saved a version of the job description',
  'recruitment.review-job-description': 'marked the job description as reviewed',
};
