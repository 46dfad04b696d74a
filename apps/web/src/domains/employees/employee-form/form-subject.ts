import type { CallAnswer } from '@muster/contract';
import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import type { CreateEmployeeRequest } from '@muster/contract/domains/employees/employees.schemas.ts';

/** The employee that the panel is about. */
export type FormSubject =
  | { readonly mode: 'create'; readonly hire?: EmployeeHire }
  | { readonly mode: 'update'; readonly id: number; readonly name: string };

/** Somebody who is known from elsewhere: what the form begins with, and the call that creates the employee. */
export interface EmployeeHire {
  /** Name of the draft: each hire has its own. */
  readonly draft: string;
  readonly description: string;
  /** Chosen already. */
  readonly client: { readonly id: number; readonly legal_business_name: string };
  readonly values: Partial<EmployeeFormValues>;
  readonly send: (
    body: CreateEmployeeRequest,
    idempotencyKey: string,
  ) => Promise<CallAnswer<(typeof employeesCalls)['create']>>;
  /** After it was saved or refused. */
  readonly onSettled: () => Promise<unknown>;
}

/** The screen below the panel: what a saved change refreshes there (section 4). */
export type FormOrigin = 'list' | 'details';
