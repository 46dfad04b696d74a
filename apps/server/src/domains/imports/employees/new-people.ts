import type { ImportedEmployeeInput } from '@muster/contract/domains/employees/employees.schemas.ts';
import type { FormerHolder, ImportedPolicy } from '../../employees/index.ts';

/** An employee that a row adds. */
export interface NewPerson {
  readonly body: ImportedEmployeeInput;
  readonly policies: readonly ImportedPolicy[];
  /** Earlier records of the person. */
  readonly former: readonly FormerHolder[];
}
