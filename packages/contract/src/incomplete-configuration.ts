/** API values of the filter `incomplete_configuration`, in the order of the filter (section 2.9). */
export const incompleteItems = [
  'base_cost',
  'nonrefundable',
  're_fee',
  'shift',
  'schedule',
  'birthdate',
  'occurrence_points_policy',
] as const;
export type IncompleteItem = (typeof incompleteItems)[number];

export interface IncompleteItemTexts {
  /** Bit of the item in the mask of missing items. */
  readonly bit: number;
  readonly filterLabel: string;
  readonly dialogText: string;
}

/** The specification uses different names in filter and dialog (section 8). */
export const incompleteItemTexts: Readonly<Record<IncompleteItem, IncompleteItemTexts>> = {
  base_cost: { bit: 0, filterLabel: 'Employee Base Cost', dialogText: "Employee's Cost History" },
  nonrefundable: { bit: 1, filterLabel: 'Nonrefundable', dialogText: 'Non Refundable History' },
  re_fee: { bit: 2, filterLabel: 'RE Fee', dialogText: 'RE Fees History' },
  shift: { bit: 3, filterLabel: 'Shift', dialogText: 'Shift' },
  schedule: { bit: 4, filterLabel: 'Schedule', dialogText: 'Schedule' },
  birthdate: { bit: 5, filterLabel: 'Birth Date', dialogText: 'Birth Date' },
  occurrence_points_policy: {
    bit: 6,
    filterLabel: 'Occurrence Points Policy',
    dialogText: 'Occurrence Points Policy',
  },
};

/** The dialog lists the schedule before the shift (section 8). */
export const incompleteItemsInDialog: readonly IncompleteItem[] = [
  'base_cost',
  'nonrefundable',
  're_fee',
  'schedule',
  'shift',
  'birthdate',
  'occurrence_points_policy',
];

const invoiced: readonly IncompleteItem[] = ['base_cost', 'nonrefundable', 're_fee'];

/** The provider itself: its employees are not invoiced, so three of the items never count (sections 5.8, 9). */
export const providerClientId = 1;

export function countingItems(clientId: number | null): readonly IncompleteItem[] {
  return clientId === providerClientId ? incompleteItems.filter((item) => !invoiced.includes(item)) : incompleteItems;
}

/** Bit mask of the missing items, without items that do not count for the client. */
export function missingMask(missing: readonly IncompleteItem[], clientId: number | null): number {
  const counting = countingItems(clientId);
  return missing
    .filter((item) => counting.includes(item))
    .reduce((mask, item) => mask | (1 << incompleteItemTexts[item].bit), 0);
}

export interface ConfigurationFacts {
  readonly client_id: number | null;
  readonly employee_current_cost_history: boolean;
  readonly employee_current_nonrefundable_history: boolean;
  readonly employee_current_re_fee: boolean;
  readonly schedules_count: number;
  readonly shift: object | null;
  readonly birthdate: string | null;
  readonly employee_occurrence_point_policies_count: number;
}

/** The items that an employee still lacks (section 5.8), in the order of the dialog. */
export function missingConfiguration(employee: ConfigurationFacts): readonly IncompleteItem[] {
  const isThere: Readonly<Record<IncompleteItem, boolean>> = {
    base_cost: employee.employee_current_cost_history,
    nonrefundable: employee.employee_current_nonrefundable_history,
    re_fee: employee.employee_current_re_fee,
    shift: employee.shift !== null,
    schedule: employee.schedules_count > 0,
    birthdate: employee.birthdate !== null,
    occurrence_points_policy: employee.employee_occurrence_point_policies_count > 0,
  };
  const counting = countingItems(employee.client_id);
  return incompleteItemsInDialog.filter((item) => counting.includes(item) && !isThere[item]);
}
