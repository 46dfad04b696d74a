import type { SensitiveField } from './employees.constants.ts';
import { sensitivePlainFields } from './plain-fields.ts';

/** The sensitive fields of a record in the groups that the page reveals one at a time. */
export const sensitiveGroups = {
  government: { label: 'Government IDs', fields: sensitivePlainFields },
  pay: { label: 'Pay and bank', fields: ['basic_salary', 'bank_name', 'bank_type', 'bank_account_no'] },
  home: {
    label: 'Home and emergency',
    fields: [
      'personal_email',
      'personal_phone',
      'address_line_1',
      'address_line_2',
      'city',
      'zip',
      'emergency_contact_name',
      'emergency_contact_phone',
      'emergency_contact_relationship',
    ],
  },
  notes: { label: 'Notes', fields: ['notes'] },
} as const satisfies Record<string, { readonly label: string; readonly fields: readonly SensitiveField[] }>;

export type SensitiveGroup = keyof typeof sensitiveGroups;
export const sensitiveGroupNames = ['government', 'pay', 'home', 'notes'] as const satisfies readonly SensitiveGroup[];

/** How long the page shows a revealed group. */
export const revealSeconds = 300;
