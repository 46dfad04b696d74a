import type { ImportKind } from './imports.constants.ts';

/** The rules that each dialog shows (sections 2.11 and 5.5 to 5.7; docs/decisions.md, Imports). */
export const importRules = {
  employees: [
    'A row with a System ID, or with an Employee ID that the portal knows, changes that employee; any other adds one.',
    'An empty cell keeps what is stored.',
    'Phone numbers and amounts must be numeric.',
    'Shift must be Mid Shift, Day Shift or Night Shift.',
    'Timezone must be in the Asia/Manila style.',
    'Locations must be wfo, wfh or hybrid.',
    'Days are written YYYY-MM-DD.',
    'Leave, holiday and occurrence policy must name existing policies; leave and occurrence policies must already be assigned to the client. If none is given, the client default policy is used.',
    'Policy start date may be empty on first assignment (today is used); it must be a future date for future policies; the holiday policy start date must always be January 1.',
    'Employee status, cost, RE fees, nonrefundable amount, terminations and suspensions are not updated.',
    'The import fails entirely if any row has an error.',
  ],
  shifts: [
    'System ID and Employee ID must match the portal.',
    'Shift Name must be a shift that the client of the employee may use.',
    'Effective Date must be today or later; one row for each employee and date.',
    'Work Days are weekdays such as Mon, Tue, Wed; an empty cell keeps those of the shift.',
    'The current shift ends the day before; the dates must not overlap shifts that begin later.',
    'The import fails entirely if any row has an error.',
  ],
  invoice_information: [
    'Rows missing Employee ID, Base Cost, Non-Refundable, RE Fee or Start Date are skipped.',
    'Amounts must be numeric.',
    'Start Date must be on or after the first day of the current month; for Non-Refundable and RE Fee it must be a first-of-month date.',
    'End Date must be after Start Date; for Non-Refundable and RE Fee it must be a month-end date.',
    'Dates must not overlap saved records.',
  ],
  leave_credits: [
    'Rows missing SystemID, Employee ID No, FullName, Leave Type or Credits, or belonging to inactive employees, are skipped.',
    'SystemID, Employee ID No and Leave Type must match the portal.',
    'Credits must be a number.',
  ],
  punches: [
    'Biometric ID must be that of one employee. Full Name is only for reading.',
    'Punch is in, out, break start or break end.',
    'Time is written YYYY-MM-DD HH:MM in the Zone, or with an offset such as 2026-03-02T09:00:00+08:00. An empty Zone is that of the employee.',
    'A local time that the clocks skip or that comes twice needs the offset.',
    'A clock event must follow the ones before it, in the file and in the portal, in whatever order the rows are.',
    'Times must be in the last 60 days, on days on which the employee was employed and that are not locked.',
    'Clock events that are stored already stay unchanged, so the same file can be imported again.',
    "You can't import your own clock-ins.",
    'If any row has an error, nothing is imported at first. The valid rows can then be imported without the others.',
  ],
  holidays: [
    'Calendar must be the name of a holiday calendar.',
    'A row changes the holiday of its calendar with the same Date and Name; if there is none, it adds one.',
    'Date is written YYYY-MM-DD.',
    'Kind is Regular, Special non-working, Special working or Client-specific.',
    'From and Until are written HH:MM; both empty: the whole day.',
    'Same date each year is Yes or No. Such holidays are copied to other years.',
    'Holidays that are not in the file stay.',
    'The import fails entirely if any row has an error.',
  ],
} as const satisfies Record<ImportKind, readonly string[]>;
