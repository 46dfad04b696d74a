/** What a tone says: green is well, amber waits or needs attention, red is wrong, blue is away, gray is neutral. */
export type Tone = 'green' | 'amber' | 'red' | 'blue' | 'gray';

/**
 * The words that the product uses for states, each with its tone. A word has one tone on every screen. The label of a
 * state is one of these words, so a new state with a new word is added here.
 */
export const stateTones = {
  // Attendance and schedule
  Working: 'green',
  'On break': 'gray',
  Upcoming: 'gray',
  'Starts later': 'gray',
  Missing: 'red',
  Done: 'gray',
  Present: 'green',
  Late: 'amber',
  Undertime: 'amber',
  Absent: 'red',
  'Missing clock-out': 'amber',
  'Worked on leave': 'amber',
  'On leave': 'blue',
  Holiday: 'gray',
  'Rest day': 'gray',
  Unscheduled: 'gray',
  Swapped: 'gray',
  Suspended: 'gray',
  Counted: 'green',
  'Other network': 'amber',

  // Requests and approvals
  Pending: 'amber',
  'Waiting for the colleague': 'amber',
  'Waiting for approval': 'amber',
  'Correction pending': 'amber',
  Corrected: 'green',
  'Correction rejected': 'red',
  'Correction withdrawn': 'gray',
  Approved: 'green',
  Rejected: 'red',
  Declined: 'red',
  Withdrawn: 'gray',
  Cancelled: 'gray',
  Undone: 'gray',
  Expired: 'gray',
  'No longer possible': 'gray',
  Possible: 'green',
  'Not possible': 'red',
  'With a warning': 'amber',

  // Timesheets
  Open: 'gray',
  Submitted: 'amber',
  Locked: 'gray',
  Changed: 'amber',

  // Tickets
  Resolved: 'green',
  Closed: 'gray',
  Overdue: 'red',

  // People, clients and accounts
  Active: 'green',
  Revoked: 'gray',
  'Only you': 'gray',
  'Staff only': 'gray',
  'Shared with client': 'amber',
  Inactive: 'blue',
  Termination: 'red',
  Resignation: 'red',
  Potential: 'gray',
  Draft: 'gray',
  Invited: 'gray',
  'Invitation expired': 'amber',
  Started: 'green',
  Left: 'gray',
  On: 'green',
  Off: 'gray',
  Anonymized: 'gray',
  Archived: 'gray',

  // Dated values and announcements
  Current: 'green',
  Scheduled: 'gray',
  Past: 'gray',
  Ended: 'gray',
  Published: 'green',
  Information: 'gray',
  Important: 'amber',
  Urgent: 'red',

  // Open positions
  Sourcing: 'green',
  'Pending interviews': 'amber',
  Filled: 'gray',
  Paused: 'blue',

  // Job descriptions
  Reviewed: 'green',
  'Not reviewed': 'amber',

  // Applications and decisions of clients
  New: 'gray',
  Screening: 'gray',
  Presented: 'amber',
  Interview: 'amber',
  Offered: 'amber',
  Hired: 'green',
  'Your decision': 'amber',
  Undecided: 'gray',
  Shortlisted: 'green',
  'Wants an interview': 'amber',

  // Interviews
  'Follow-up booked': 'green',
  Moved: 'gray',
  'No-show': 'red',

  // Imports
  Completed: 'green',
  Processing: 'gray',
  Failed: 'red',
  Add: 'green',
  Change: 'blue',
  Unchanged: 'gray',
  Skipped: 'amber',
  Error: 'red',

  // Evaluations (section 4)
  'In Progress': 'gray',
  'For Evaluation': 'amber',
  'For Employee Feedback': 'amber',
  'Closed (Passed)': 'green',
  'Closed (Failed)': 'red',
} as const satisfies Readonly<Record<string, Tone>>;

export type StateWord = keyof typeof stateTones;
