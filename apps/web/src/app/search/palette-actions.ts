import { type AccessRule, mayAccess } from '@muster/contract/access.ts';
import { type ScreenName, screens } from '@muster/contract/all-screens.ts';
import { announcementAccess } from '@muster/contract/domains/announcements/announcements.policy.ts';
import { clientUserAccess } from '@muster/contract/domains/client-users/client-users.policy.ts';
import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { holidayCalendarAccess } from '@muster/contract/domains/holidays/holiday-calendars.policy.ts';
import { holidayPolicyAccess } from '@muster/contract/domains/holidays/holiday-policies.policy.ts';
import { holidayAccess } from '@muster/contract/domains/holidays/holidays.policy.ts';
import { leaveBalanceAccess } from '@muster/contract/domains/leave/leave-balances.policy.ts';
import { leavePolicyAccess } from '@muster/contract/domains/leave/leave-policies.policy.ts';
import { leaveTypeAccess } from '@muster/contract/domains/leave/leave-types.policy.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { teamAccess } from '@muster/contract/domains/teams/teams.policy.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { isOffered, type MenuIcon, type Reader } from '@muster/contract/screen.ts';

export interface PaletteAction {
  readonly label: string;
  readonly hint: string;
  readonly icon: MenuIcon;
  readonly screen: ScreenName;
  /** Default: everybody who may open the screen. */
  readonly access?: AccessRule;
  /** The screen opens the form of a new record. */
  readonly creates?: true;
  readonly forEmployees?: true;
}

const actions: readonly PaletteAction[] = [
  { label: 'Clock in or out', hint: 'Home', icon: 'clock', screen: 'home', forEmployees: true },
  { label: 'Request leave', hint: 'My leave', icon: 'beach', screen: 'myLeave', creates: true, forEmployees: true },
  { label: 'Submit a ticket', hint: 'Tickets', icon: 'send', screen: 'submitATicket' },
  { label: 'Hire someone', hint: 'Hire', icon: 'hire', screen: 'hire' },
  { label: 'Set my availability', hint: 'My availability', icon: 'clock', screen: 'availableScheduleCreate' },
  {
    label: 'Request leave for an employee',
    hint: 'Leave requests',
    icon: 'beach',
    screen: 'leaveRequests',
    creates: true,
  },
  {
    label: 'Add leave days',
    hint: 'Leave balances',
    icon: 'scale',
    screen: 'leaveBalances',
    access: leaveBalanceAccess.adjust,
    creates: true,
  },
  {
    label: 'Add employee',
    hint: 'Employees',
    icon: 'users',
    screen: 'employees',
    access: employeeAccess.create,
    creates: true,
  },
  {
    label: 'Add client',
    hint: 'Clients',
    icon: 'building',
    screen: 'clients',
    access: clientAccess.create,
    creates: true,
  },
  { label: 'Add team', hint: 'Teams', icon: 'team', screen: 'teams', access: teamAccess.change, creates: true },
  {
    label: 'Add team',
    hint: 'Teams',
    icon: 'team',
    screen: 'teamManagement',
    access: teamAccess.changeInClientArea,
    creates: true,
  },
  {
    label: 'Invite user',
    hint: 'Users',
    icon: 'users',
    screen: 'userManagement',
    access: clientUserAccess.change,
    creates: true,
  },
  { label: 'Add user', hint: 'Users', icon: 'users', screen: 'users', creates: true },
  {
    label: 'Assign shift',
    hint: 'Shift calendar',
    icon: 'shift',
    screen: 'shiftCalendar',
    access: shiftAccess.manage,
    creates: true,
  },
  { label: 'Add shift', hint: 'Shifts', icon: 'shift', screen: 'shifts', access: shiftAccess.manage, creates: true },
  {
    label: 'Add rotation',
    hint: 'Rotations',
    icon: 'repeat',
    screen: 'rotations',
    access: shiftAccess.manage,
    creates: true,
  },
  {
    label: 'Add leave type',
    hint: 'Leave types',
    icon: 'list',
    screen: 'leaveTypes',
    access: leaveTypeAccess.change,
    creates: true,
  },
  {
    label: 'Add leave policy',
    hint: 'Leave policies',
    icon: 'document',
    screen: 'leavePolicies',
    access: leavePolicyAccess.change,
    creates: true,
  },
  {
    label: 'Add holiday',
    hint: 'Holidays',
    icon: 'sun',
    screen: 'holidays',
    access: holidayAccess.change,
    creates: true,
  },
  {
    label: 'Add holiday calendar',
    hint: 'Holiday calendars',
    icon: 'star',
    screen: 'holidayCalendars',
    access: holidayCalendarAccess.change,
    creates: true,
  },
  {
    label: 'Add holiday policy',
    hint: 'Holiday policies',
    icon: 'policy',
    screen: 'holidayPolicies',
    access: holidayPolicyAccess.change,
    creates: true,
  },
  { label: 'Add office', hint: 'Offices', icon: 'pin', screen: 'offices', creates: true },
  {
    label: 'Add announcement',
    hint: '',
    icon: 'megaphone',
    screen: 'newNotification',
    access: announcementAccess.write,
  },
  {
    label: 'Approve timesheets',
    hint: 'Timesheets',
    icon: 'timesheet',
    screen: 'timesheets',
    access: timesheetAccess.approve,
  },
  {
    label: 'Lock timesheets',
    hint: 'Timesheets',
    icon: 'timesheet',
    screen: 'timesheets',
    access: timesheetAccess.lock,
  },
];

/** What the viewer may do. */
export const actionsFor = (reader: Reader): readonly PaletteAction[] =>
  actions.filter(
    ({ screen, access = 'login', forEmployees }) =>
      isOffered(screens[screen], reader) && mayAccess(access, reader) && (!forEmployees || reader.isEmployee),
  );
