import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import { employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { useFormContext } from 'react-hook-form';
import { type Choices, useLookup } from '../../../../platform/form/lookup.ts';
import { SelectField } from '../../../../platform/form/select-field.tsx';
import { TextField } from '../../../../platform/form/text-field.tsx';
import { ReadOnlyField } from '../../../../ui/field/read-only-field.tsx';
import { FormSection } from '../../../../ui/form-layout/form-section.tsx';
import { clientsForEmployees } from '../../../clients/index.ts';
import { fieldNamed } from '../form-names.ts';
import { sectionIds } from '../section-ids.ts';

export function ClientSection({ mode, current, isFixed = false }: ClientSectionProps) {
  return (
    <FormSection
      id={sectionIds['Client Information']}
      title="Client Information"
      description="The company this person works for."
    >
      <ClientField mode={mode} current={current} isFixed={isFixed} />
      <TextField<EmployeeFormValues> {...fieldNamed('client_position')} maxLength={100} />
      <TextField<EmployeeFormValues> {...fieldNamed('client_email')} type="email" maxLength={100} />
    </FormSection>
  );
}

export interface CurrentClient {
  readonly client?: { readonly id: number; readonly legal_business_name: string } | null;
}

interface ClientSectionProps {
  readonly mode: 'create' | 'update';
  /** Remains a choice even if its invoice configuration has ended. */
  readonly current: CurrentClient | null;
  /** A hire is for the client of its position. */
  readonly isFixed?: boolean;
}

function ClientField({ mode, current, isFixed }: ClientSectionProps) {
  const { choices, rows, isAllowed } = useLookup(clientsForEmployees);
  const { setValue, getFieldState } = useFormContext<EmployeeFormValues>();
  const suggestCurrency = (client: string | null) => {
    const currency = rows.find(({ id }) => String(id) === client)?.currency_id;
    if (mode === 'create' && currency !== undefined && !getFieldState('cost_currency_id').isTouched)
      setValue('cost_currency_id', currency);
  };
  if (isFixed)
    return <ReadOnlyField wide label={employeeLabels.client_id} value={current?.client?.legal_business_name} />;
  if (!isAllowed) {
    return (
      <ReadOnlyField
        wide
        label={employeeLabels.client_id}
        value={current?.client?.legal_business_name}
        helper={messages.employeeForm.clientNeedsRight}
      />
    );
  }
  return (
    <SelectField<EmployeeFormValues>
      {...fieldNamed('client_id')}
      wide
      numeric
      required={mode === 'create'}
      clearable={false}
      options={withCurrent(choices.options, current)}
      list={choices.list}
      onChosen={suggestCurrency}
      helper={messages.employeeForm.clientHelper}
    />
  );
}

function withCurrent(options: Choices['options'], current: CurrentClient | null) {
  const client = current?.client;
  if (!client || options.some((option) => option.value === String(client.id))) return options;
  return [{ value: String(client.id), label: client.legal_business_name }, ...options];
}
