import type { clientStatuses } from '../../states.ts';

export type ClientStatus = (typeof clientStatuses)[number];

/** A new client cannot be inactive. */
export const firstStatuses = ['Draft', 'Potential', 'Active'] as const satisfies readonly ClientStatus[];

/** Field names as forms, error lists and messages show them. */
export const clientLabels = {
  legal_business_name: 'Legal business name',
  trading_name: 'Trading name',
  status: 'Status',
  status_reason: 'Reason',
  industry: 'Industry',
  website: 'Website',
  address: 'Address',
  country_id: 'Country',
  timezone_id: 'Timezone',
  currency_id: 'Currency',
  contact_name: 'Contact name',
  contact_email: 'Contact email',
  contact_phone: 'Contact phone',
} as const;
export type ClientField = keyof typeof clientLabels;

export const contactLabels = { name: 'Name', position: 'Position', email: 'Email', phone: 'Phone' } as const;

export const invoiceConfigLabels = {
  effective_from: 'Start date',
  billing_day: 'Billing day',
  terms_days: 'Terms',
  currency_id: 'Currency',
  subscription_id: 'Subscription',
  recipients: 'Recipients',
  po_number: 'PO number',
} as const;

/** Section 9; a shorter month bills on its last day. */
export const defaultBillingDay = 17;
export const defaultTermsDays = 15;

export const policyKinds = ['leave', 'holiday', 'occurrence_points'] as const;
export type PolicyKind = (typeof policyKinds)[number];
export const policyKindLabels: Readonly<Record<PolicyKind, string>> = {
  leave: 'Leave',
  holiday: 'Holiday',
  occurrence_points: 'Occurrence points',
};
export const clientPolicyLabels = { kind: 'Type', policy_id: 'Policy', effective_from: 'Start date' } as const;
