/** Product texts (sections 2.9 to 2.11 and 8), by area. Field messages are in validation-messages.ts. */
export const messages = {
  session: { expired: 'Your session has expired. Please login again.' },

  clients: { forbidden: 'Forbidden' },

  employeeList: {
    column: {
      name: 'Name',
      position: 'Position',
      clientName: 'Client name',
      timezone: 'Timezone',
      shiftSchedule: 'Shift schedule',
      personalEmail: 'Personal email',
      location: 'Location',
      status: 'Status',
      reason: 'Reason',
      clearanceStatus: 'Clearance status',
      rehire: 'Rehire',
      actions: 'Actions',
    },
    rehire: { yes: 'Yes', no: 'No' },
    rowAction: { view: 'View', update: 'Update', delete: 'Delete' },
    deleteTitle: 'Delete Employee',
    searchPlaceholder: 'Search: Name, Position, Email, Location, Status',
    toggleInactive: 'Show Inactive / Terminated',
    incompleteFilter: { title: 'Incomplete Configuration', all: 'All', clear: 'Clear' },
    empty: 'No Employees found',
    addButton: 'Add Employee',
    importButton: {
      employees: 'Import employees',
      shifts: 'Import employee shifts',
      invoiceInformation: 'Import invoice information',
      leaveCredits: 'Import leave credits',
    },
    needsListRight: "You may open single employees. The list needs the permission 'can view all employees'.",
  },

  employeeForm: {
    title: 'Employee Form Details',
    clientHelper: 'Only clients with valid invoice config appear in the dropdown.',
    clientNeedsRight: "Choosing a client needs the permission 'can view all clients'. Ask an admin for it.",
    button: { add: 'Add', save: 'Save', adding: 'Adding...', updating: 'Updating...', cancel: 'Cancel' },
    saved: 'Employee Saved Successfully',
  },

  incompleteDialog: { intro: 'Please be informed that the following needs to be configured' },

  imports: {
    missing: 'Incomplete or Missing required data',
    leaveCreditsMissingFile: 'Please upload the leave credit import template.',
    failed: 'Something went wrong.',
    rowToken: 'Row',
    skippingToken: 'Skipping',
    skippedLeaveTypesTitle: 'The rows that are using the following leave types were skipped',
    skippedLeaveTypesEnding: 'Kindly configure the leave types in the system to match the leave types in the file.',
  },

  toast: {
    linkCopied: 'Link has been successfully copied to clipboard.',
    failedWhile: (action: string, thing: string) =>
      `Something went wrong while ${action} ${thing}. Please try again. If the issue persists, please contact support.`,
    deleteFailed: (thing: string) =>
      `An error occurred while deleting ${thing}. If the issue persists, please contact support.`,
    saveFailed: (thing: string) => `An error occurred while saving the ${thing}.`,
    noneFound: (thing: string) => `No ${thing} found.`,
  },

  confirm: {
    delete: (thing: string) =>
      `Are you sure you want to delete this ${thing}? This action is irreversible, and all associated data will be permanently removed from our servers.`,
    remove: (thing: string) => `Are you sure you want to remove this ${thing}?`,
  },

  evaluation: {
    sent: 'The evaluation has been sent. The employee will receive an email with signing instructions.',
  },

  push: { missingKey: 'The push app key is missing: the page must pass the key to the push client.' },
} as const;

export const successVerbs = [
  'added',
  'updated',
  'removed',
  'assigned',
  'generated',
  'regenerated',
  'sent',
  'exported',
  'saved',
  'created',
  'cloned',
  'renamed',
  'switched',
  'set as default',
  'completed',
] as const;
export type SuccessVerb = (typeof successVerbs)[number];

/** One wording for all fifteen verbs: `successMessage('Employee', 'removed')` (docs/decisions.md, Messages). */
export function successMessage(thing: string, verb: SuccessVerb): string {
  return `${thing} has been successfully ${verb}.`;
}
