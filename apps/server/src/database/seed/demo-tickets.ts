import type { Role } from '@muster/contract';

/** Who writes: the person whose ticket it is, or somebody of the staff by role. */
type Author = 'requester' | Role;

export interface DemoMessage {
  readonly by: Author;
  /** Hours before now. */
  readonly ago: number;
  readonly text: string;
  readonly isNote?: true;
  /** Roles of mentioned staff. */
  readonly mentions?: readonly Role[];
}

interface DemoMove {
  readonly by: Author;
  readonly ago: number;
  readonly to: 2 | 3 | 4 | 5;
}

export interface DemoTicket {
  /** Code of the type. */
  readonly type: string;
  readonly from: 'employee' | 'client-user' | 'client-admin' | 'client-admin-2' | 'hr' | 'workforce admin';
  readonly subject: string;
  readonly ago: number;
  readonly priority?: 1 | 2 | 3 | 4;
  readonly assignee?: Role;
  readonly details: Readonly<Record<string, unknown>>;
  readonly messages?: readonly DemoMessage[];
  readonly moves?: readonly DemoMove[];
  /** Waits for its approval. */
  readonly isWaiting?: true;
  readonly rating?: { readonly score: number; readonly comment: string };
}

/** `EMPLOYEE` is the employee who can sign in, `DAY` today, `LATER` in a week. */
export const demoTickets: readonly DemoTicket[] = [
  {
    ...{ type: 'IT', from: 'employee', subject: 'Portal signed me out during my shift', ago: 30, priority: 3 },
    details: {
      problem: 'Network or VPN',
      details:
        'The router at home restarted and the portal signed me out. I could not sign in again before the end of my shift.',
    },
    messages: [
      { by: 'it', ago: 29, text: 'Our log shows that the network address changed. You can sign in again now.' },
      {
        ...{ by: 'it', ago: 28, isNote: true, mentions: ['hr'] },
        text: '@Rosario Villanueva the clock-out of that day is missing. Please look at the correction before payroll locks.',
      },
      { by: 'requester', ago: 20, text: 'Thank you, it works. The correction is filed.' },
    ],
    assignee: 'it',
  },
  {
    ...{ type: 'PAY', from: 'employee', subject: 'Overtime missing on my payslip', ago: 80, priority: 3 },
    details: {
      period: { from: 'DAY-24', to: 'DAY-9' },
      concern: 'Overtime',
      amount: 125_000,
      details: 'Two hours of approved overtime are not on the payslip.',
    },
    messages: [
      {
        by: 'payroll',
        ago: 70,
        isNote: true,
        text: 'The approval came after the cut-off. It belongs to the next run.',
      },
    ],
  },
  {
    ...{ type: 'COE', from: 'employee', subject: 'Certificate of employment for a visa', ago: 26 },
    details: { purpose: 'Visa', salary: 'With salary', needed_by: 'DAY+7' },
    messages: [{ by: 'hr', ago: 20, text: 'To whom should the certificate be addressed?' }],
    moves: [{ by: 'hr', ago: 20, to: 3 }],
    assignee: 'hr',
  },
  {
    ...{ type: 'SCHED', from: 'employee', subject: 'Earlier shift for evening classes', ago: 50 },
    details: {
      schedule: 'Day shift',
      first_day: 'DAY+7',
      length: 'From then on',
      reason: 'My classes begin at seven in the evening.',
    },
  },
  {
    ...{ type: 'EQUIP', from: 'employee', subject: 'Headset does not charge', ago: 200 },
    details: { item: 'Headset', quantity: 1, reason: 'The battery of the headset does not charge any more.' },
    messages: [
      { by: 'office admin', ago: 190, text: 'A new headset is at the front desk of your office.' },
      { by: 'requester', ago: 180, text: 'I have it, thank you.' },
    ],
    moves: [
      { by: 'office admin', ago: 178, to: 4 },
      { by: 'requester', ago: 150, to: 5 },
    ],
    rating: { score: 5, comment: 'Solved on the same day.' },
    assignee: 'office admin',
  },
  {
    ...{ type: 'EQUIP', from: 'employee', subject: 'A second monitor for the new desk', ago: 5, isWaiting: true },
    details: { item: 'Monitor', quantity: 1, reason: 'The reports of the client are wider than one screen.' },
  },
  {
    ...{ type: 'EQUIP', from: 'workforce admin', subject: 'Chair for the front desk', ago: 30, isWaiting: true },
    details: { item: 'Chair', quantity: 1, reason: 'The wheels of the old one are broken.' },
  },
  {
    ...{ type: 'CAND', from: 'client-user', subject: 'One more support analyst', ago: 4, isWaiting: true },
    details: { position: 'Support analyst', headcount: 1, skills: 'Two years with customers by phone.' },
  },
  {
    ...{ type: 'GEN', from: 'employee', subject: 'Where do I find the dress code?', ago: 60 },
    details: { question: 'A client visits next week. Where do I find what to wear?' },
    messages: [{ by: 'hr', ago: 55, text: 'It is in the handbook, section 4. Business casual is fine.' }],
    moves: [{ by: 'hr', ago: 55, to: 4 }],
    assignee: 'hr',
  },
  {
    ...{ type: 'CCTV', from: 'client-admin', subject: 'Recording of the entrance on Monday', ago: 7 },
    details: {
      ...{ site: 'Makati office', area: 'Entrance, third floor', day: 'DAY-2', from_time: '09:00', to_time: '10:00' },
      reason: 'A parcel with laptops did not arrive at the desk.',
    },
    messages: [
      {
        by: 'office admin',
        ago: 5,
        isNote: true,
        text: 'The camera has the hour. Ask the building before handing it out.',
      },
    ],
  },
  {
    ...{ type: 'LOGON', from: 'client-user', subject: 'Accounts for a new analyst', ago: 9 },
    details: { employee: 'EMPLOYEE', systems: ['Email', 'VPN'], effective_on: 'DAY+7' },
    messages: [{ by: 'it', ago: 8, text: 'The accounts are prepared. Which mailing lists should be added?' }],
    moves: [{ by: 'it', ago: 8, to: 3 }],
    assignee: 'it',
  },
  {
    ...{ type: 'LOGOFF', from: 'client-admin', subject: 'Close the accounts of a leaver', ago: 12 },
    details: {
      ...{ employee: 'EMPLOYEE', reason: 'End of employment', systems: ['All'] },
      ...{ effective_on: 'DAY', effective_at: '18:00' },
      confirmation: ['I know that closed accounts may not be restored'],
    },
    assignee: 'it',
  },
  {
    ...{ type: 'CAND', from: 'client-admin-2', subject: 'Two bookkeepers for the night shift', ago: 40 },
    details: {
      position: 'Bookkeeper',
      headcount: 2,
      shift: 'Night shift',
      skills: 'Three years with Xero or QuickBooks.',
    },
    messages: [{ by: 'recruitment', ago: 36, text: 'We have three profiles. You receive them by tomorrow.' }],
    assignee: 'recruitment',
  },
  {
    ...{ type: 'GEN', from: 'client-user', subject: 'Holiday calendar of next year', ago: 130 },
    details: { question: 'When do we get the holidays of next year?' },
    messages: [{ by: 'hr', ago: 120, text: 'They are in your portal since today.' }],
    moves: [
      { by: 'hr', ago: 120, to: 4 },
      { by: 'requester', ago: 100, to: 5 },
    ],
    rating: { score: 4, comment: 'Clear answer.' },
    assignee: 'hr',
  },
  {
    ...{ type: 'IT', from: 'hr', subject: 'Printer on the fourth floor', ago: 4 },
    details: { problem: 'Other', details: 'It prints blank pages since this morning.' },
  },
];
