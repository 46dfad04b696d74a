import type { JobFamily } from './job-description-templates.schemas.ts';

export interface FamilyWork {
  /** After 'who will'. */
  readonly purpose: string;
  /** After '2 years or more in'. */
  readonly field: string;
  readonly duties: readonly string[];
  readonly requirements: readonly string[];
}

/** What the work of a field usually contains, where a client says little. */
export const familyWork: Readonly<Record<JobFamily, FamilyWork>> = {
  administration: {
    purpose: 'keep our office organized and our records complete',
    field: 'office administration',
    duties: [
      'Plan calendars, meetings and travel',
      'Answer incoming mail and forward what others have to decide',
      'Keep files and records complete and easy to find',
      'Prepare reports and minutes for the team',
    ],
    requirements: ['Clear written and spoken English', 'Careful with dates, names and figures'],
  },
  'customer support': {
    purpose: 'answer our customers and solve their problems',
    field: 'customer support',
    duties: [
      'Answer customers by phone, mail and chat',
      'Record each request and follow it until it is solved',
      'Hand over difficult cases with everything the next person needs',
      'Report problems that several customers have',
    ],
    requirements: ['Clear spoken English', 'Friendly and patient when a customer is upset'],
  },
  finance: {
    purpose: 'keep our books correct and our payments on time',
    field: 'bookkeeping or accounting',
    duties: [
      'Record invoices, bills and payments',
      'Reconcile bank accounts every week',
      'Prepare the monthly close and its reports',
      'Follow up on unpaid invoices',
    ],
    requirements: ['Good knowledge of bookkeeping', 'Careful with figures and confidential data'],
  },
  healthcare: {
    purpose: 'support our medical team and its patients',
    field: 'healthcare administration',
    duties: [
      'Schedule appointments and confirm them with patients',
      'Keep patient records complete and confidential',
      'Check insurance details and prepare claims',
      'Answer questions of patients and their families',
    ],
    requirements: ['Knowledge of medical terms', 'Careful with confidential data'],
  },
  legal: {
    purpose: 'prepare documents and keep our cases on schedule',
    field: 'legal support',
    duties: [
      'Prepare letters, contracts and court documents',
      'Keep case files complete',
      'Watch deadlines and remind the team of them',
      'Research sources and summarize them',
    ],
    requirements: ['Precise written English', 'Careful with deadlines and confidential data'],
  },
  marketing: {
    purpose: 'plan and publish content that brings us customers',
    field: 'marketing',
    duties: [
      'Write and publish posts, pages and newsletters',
      'Plan campaigns with the team and keep their calendar',
      'Measure results and report them every week',
      'Keep texts and pictures consistent with our brand',
    ],
    requirements: ['Good written English', 'Experience with social media and newsletters'],
  },
  sales: {
    purpose: 'find customers and guide them to a purchase',
    field: 'sales',
    duties: [
      'Find companies that may need our offer and contact them',
      'Answer questions by phone and mail',
      'Prepare quotes and follow up on them',
      'Keep the customer database up to date',
    ],
    requirements: ['Clear spoken English', 'Confident on the phone'],
  },
  software: {
    purpose: 'build and maintain our software',
    field: 'software development',
    duties: [
      'Write, test and review code',
      'Find the causes of errors and correct them',
      'Plan the work with the team and estimate it',
      'Document decisions for those who read the code later',
    ],
    requirements: ['Experience with version control and code review', 'Clear written English'],
  },
  other: {
    purpose: 'take over this work and do it reliably',
    field: 'a similar role',
    duties: [
      'Do the daily work of the role on schedule',
      'Keep colleagues informed of progress and problems',
      'Record finished work so that others can continue it',
      'Suggest how the work can be improved',
    ],
    requirements: ['Clear written and spoken English', 'Reliable in remote work'],
  },
};
