export interface CataloguePosition {
  readonly title: string;
  readonly clientTitle: string;
  /** Monthly pay in pesos, minimum and maximum. */
  readonly pay: readonly [number, number];
}

export const clientPositions: readonly CataloguePosition[] = [
  { title: 'Virtual Assistant', clientTitle: 'Executive Assistant', pay: [28_000, 42_000] },
  { title: 'Customer Service Representative', clientTitle: 'Customer Care Specialist', pay: [24_000, 36_000] },
  { title: 'Bookkeeper', clientTitle: 'Accounts Officer', pay: [32_000, 52_000] },
  { title: 'Accountant', clientTitle: 'Staff Accountant', pay: [42_000, 70_000] },
  { title: 'Loan Processor', clientTitle: 'Credit Assistant', pay: [30_000, 48_000] },
  { title: 'Medical Biller', clientTitle: 'Billing Specialist', pay: [30_000, 46_000] },
  { title: 'Property Administrator', clientTitle: 'Property Assistant', pay: [28_000, 44_000] },
  { title: 'Paralegal', clientTitle: 'Legal Assistant', pay: [34_000, 56_000] },
  { title: 'Dispatcher', clientTitle: 'Freight Coordinator', pay: [28_000, 45_000] },
  { title: 'Graphic Designer', clientTitle: 'Creative Designer', pay: [34_000, 58_000] },
  { title: 'Software Developer', clientTitle: 'Web Developer', pay: [60_000, 120_000] },
  { title: 'Data Analyst', clientTitle: 'Reporting Analyst', pay: [45_000, 80_000] },
  { title: 'Social Media Specialist', clientTitle: 'Marketing Coordinator', pay: [28_000, 46_000] },
];

export const internalPositions: readonly CataloguePosition[] = [
  { title: 'HR Generalist', clientTitle: 'HR Generalist', pay: [35_000, 60_000] },
  { title: 'Recruiter', clientTitle: 'Recruiter', pay: [30_000, 50_000] },
  { title: 'Payroll Officer', clientTitle: 'Payroll Officer', pay: [38_000, 62_000] },
  { title: 'Account Manager', clientTitle: 'Account Manager', pay: [55_000, 95_000] },
  { title: 'IT Support Specialist', clientTitle: 'IT Support Specialist', pay: [30_000, 52_000] },
  { title: 'Workforce Analyst', clientTitle: 'Workforce Analyst', pay: [34_000, 55_000] },
  { title: 'Finance Officer', clientTitle: 'Finance Officer', pay: [42_000, 72_000] },
  { title: 'Office Administrator', clientTitle: 'Office Administrator', pay: [26_000, 40_000] },
];

export const terminationReasons = [
  'Contract completed',
  'Repeated attendance infractions',
  'Position made redundant',
  'Client reduced the team',
  'Absent without leave',
] as const;

export const resignationReasons = [
  'Better opportunity',
  'Family reasons',
  'Moving abroad',
  'Further studies',
  'Health reasons',
  'Career change',
] as const;

export const clearanceStatuses = ['Cleared', 'Cleared', 'Pending', 'Not Cleared'] as const;
