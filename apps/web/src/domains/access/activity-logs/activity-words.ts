import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';
import { changesIn, fieldLabel } from './changes-in.ts';
import { eventLabel } from './event-label.ts';

/** What a person did to the record that the activity belongs to, as the rest of a sentence after the name. */
export function activityWords(line: ActivityLog): string {
  if (line.event === 'employees.read-sensitive') return `viewed ${sensitiveWords(line)}`;
  const said = words[line.event];
  const [only, second] = changesIn(line);
  if (said !== undefined && said !== changed) return said;
  if (only && second === undefined) {
    const field = lowered(fieldLabel(only.field));
    if (only.before === null) return `set the ${field} to ${only.after}`;
    return only.after === null ? `cleared the ${field}` : `changed the ${field} from ${only.before} to ${only.after}`;
  }
  if (only) return `changed ${changesIn(line).length} fields`;
  return said ?? `did “${eventLabel(line.event)}”`;
}

const changed = 'changed the record';

const groups: Readonly<Record<string, string>> = {
  government: 'the government IDs',
  pay: 'the pay and bank details',
  home: 'the home and emergency details',
  notes: 'the notes',
};

const sensitiveWords = ({ details }: ActivityLog) => groups[String(details?.group)] ?? 'the sensitive details';

/** Abbreviations keep their capitals: 'SSS number', 'work email'. */
const lowered = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));

const words: Readonly<Record<string, string>> = {
  'employees.create': 'added the employee',
  'employees.update': changed,
  'employees.update-profile': changed,
  'employees.delete': 'deleted the employee',
  'employees.deactivate': 'deactivated or ended the employment',
  'employees.reactivate': 'reactivated the employee',
  'employees.rehire': 'rehired the employee',
  'employees.cancel-ending': 'canceled the planned last day',
  'employees.change-assignment': 'changed an assignment',
  'employees.assign-shift': 'assigned a shift',
  'employees.withdraw-plan': 'canceled a planned change',
  'employees.add-amount': 'added an amount',
  'employees.cancel-amount': 'canceled a planned amount',
  'employees.cancel-policy': 'canceled a planned policy',
  'employees.exempt-infractions': 'changed the exemption from infractions',
  'employees.read-costs': 'viewed the costs',
  'employees.read-profile': 'viewed the profile',
  'employees.request-pay-change': 'requested a change of pay',
  'employees.decide-pay-change': 'decided a change of pay',
  'employees.withdraw-pay-change': 'withdrew a change of pay',
  'employees.renew-id-card': 'renewed the ID card',
  'employees.set-photo': 'changed the photo',
  'employees.remove-photo': 'removed the photo',
  'documents.add-attachment': 'added an attachment',
  'documents.read-attachment': 'opened an attachment',
  'documents.remove-attachment': 'removed an attachment',
  'clients.create': 'added the client',
  'clients.update': changed,
  'clients.delete': 'deleted the client',
  'clients.restore': 'restored the client',
  'clients.read-costs': 'viewed the costs',
  'clients.create-contact': 'added a contact',
  'clients.update-contact': 'changed a contact',
  'clients.delete-contact': 'deleted a contact',
  'clients.create-team': 'added a team',
  'clients.update-team': 'changed a team',
  'clients.delete-team': 'deleted a team',
  'clients.restore-team': 'restored a team',
  'clients.add-policy': 'added a policy',
  'clients.remove-policy': 'removed a policy',
  'clients.add-invoice-config': 'changed the invoice setup',
  'clients.remove-invoice-config': 'removed an invoice setup',
  'clients.assign-account-managers': 'changed the account managers',
  'clients.set-hours-approval': 'changed who approves hours',
  'clients.set-hours-rule': 'changed the rule of weekly hours',
  'clients.set-network-rule': 'changed the allowed networks',
  'shifts.place': 'assigned a shift',
  'shifts.end-assignment': 'ended a shift assignment',
  'shifts.give-days-off': 'gave days off',
  'shifts.remove-placement': 'removed a shift assignment',
  'attendance.decide-correction': 'decided a correction',
  'attendance.request-correction': 'requested a correction',
  'attendance.withdraw-correction': 'withdrew a correction',
  'attendance.decide-overtime': 'decided overtime',
  'attendance.adjust': 'adjusted a locked day',
  'leave.set-credits': 'set the leave credits',
  'leave.adjust-balance': 'adjusted a leave balance',
  'leave.create-leave-type': 'added the leave type',
  'leave.update-leave-type': changed,
  'leave.delete-leave-type': 'deleted the leave type',
  'holidays.create-holiday': 'added the holiday',
  'holidays.update-holiday': changed,
  'holidays.delete-holiday': 'deleted the holiday',
  'holidays.create-holiday-calendar': 'added the holiday calendar',
  'holidays.update-holiday-calendar': changed,
  'holidays.delete-holiday-calendar': 'deleted the holiday calendar',
  'holidays.copy-year': 'copied the holidays of a year',
  'holidays.add-published': 'added the published holidays of a year',
  'holidays.create-holiday-policy': 'added the holiday policy',
  'holidays.update-holiday-policy': changed,
  'holidays.delete-holiday-policy': 'deleted the holiday policy',
  'timesheets.submit': 'submitted a timesheet',
  'timesheets.approve': 'approved a timesheet',
  'timesheets.lock': 'locked a timesheet',
  'timesheets.reopen': 'reopened a timesheet',
};
