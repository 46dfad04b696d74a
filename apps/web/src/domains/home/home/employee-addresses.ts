import { incompleteItems } from '@muster/contract/incomplete-configuration.ts';

const statusFilter = 'filter.employee_status_type_group.name';

/** The employee list as a figure counts it, so that a tile and the list that it opens agree. */
export const employeeAddresses = {
  active: `/employees?${new URLSearchParams([[statusFilter, 'active']])}`,
  inactive: `/employees?${new URLSearchParams([
    ['show_inactives', '1'],
    [statusFilter, 'inactive'],
  ])}`,
  separated: `/employees?${new URLSearchParams([
    ['show_inactives', '1'],
    [statusFilter, 'termination'],
    [statusFilter, 'resignation'],
  ])}`,
  incomplete: `/employees?${new URLSearchParams(
    incompleteItems.map((item) => ['filter.incomplete_configuration', item]),
  )}`,
};
