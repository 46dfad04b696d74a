import type { EmployeeRecord } from './employee-record.repository.ts';
import type { References } from './employee-references.repository.ts';

type Chosen = Pick<References, 'clientId' | 'shiftId'>;

/** What a stored employee refers to, checked as for a new one: numbers and addresses must still be free. */
export const storedReferences = (record: EmployeeRecord, chosen: Chosen) => ({
  ...chosen,
  officeId: record.office_id,
  timezoneId: record.timezone_id,
  currencyId: null,
  thirdPartyEmployeeId: record.third_party_employee_id,
  workEmail: record.work_email,
  personalEmail: null,
  mayLink: true,
  exceptId: record.id,
});
