/** Ids of the form's sections on the page, by title. */
export const sectionIds = {
  'Employee Information': 'employee-information',
  'Client Information': 'client-information',
  'Bank Information': 'bank-information',
  'Other Information': 'other-information',
  'Emergency Information': 'emergency-information',
  'Cost Information': 'cost-information',
} as const;
