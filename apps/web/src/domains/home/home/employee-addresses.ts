import { incompleteItems } from '@muster/contract/incomplete-configuration.ts';

const statusFilter = 'filter.employee_status_type_group.name';

/** Addresses of the employee list with the filters of a figure, so that a tile and its list agree. */
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
