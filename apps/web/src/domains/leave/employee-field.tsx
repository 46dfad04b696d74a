import type { CallAnswer } from '@muster/contract';
import type { employeeLookupCalls } from '@muster/contract/domains/employees/employee-lookups.calls.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { employeeLookupEndpoints } from '../../platform/api/endpoints/employee-lookups.generated.ts';
import { choiceList } from '../../platform/form/choice-list.ts';
import { SelectField } from '../../platform/form/select-field.tsx';
import { useChoiceSearch } from '../../platform/form/use-choice-search.ts';

/** An employee, found by name, as the `employee_id` of the form. `withLeavers`: also one who left. */
export function EmployeeField({ label, withLeavers = false }: EmployeeFieldProps) {
  const { search, onSearch } = useChoiceSearch();
  const query = { query: { search } };
  const active = useQuery({ ...apiQuery(employeeLookupEndpoints.active, query), enabled: !withLeavers });
  const all = useQuery({ ...apiQuery(employeeLookupEndpoints.all, query), enabled: withLeavers });
  const found = withLeavers ? all.data?.data.map(withStatus) : active.data?.data.map(withClient);
  return (
    <SelectField<{ employee_id: number | null }>
      name="employee_id"
      label={label}
      required
      wide
      numeric
      options={found ?? []}
      onSearch={onSearch}
      list={choiceList(withLeavers ? all : active)}
    />
  );
}

interface Person {
  readonly id: number;
  readonly name: string;
  readonly client: { readonly legal_business_name: string };
}

const withClient = ({ id, name, client }: Person) => ({
  value: String(id),
  label: name,
  hint: client.legal_business_name,
});

type PersonWithStatus = CallAnswer<typeof employeeLookupCalls.all>['data'][number];

const withStatus = ({ employee_status_type_group: { name: status }, ...person }: PersonWithStatus) => {
  const option = withClient(person);
  return status === 'active' ? option : { ...option, hint: `${option.hint} · ${statusWords[status]}` };
};

const statusWords = { inactive: 'Inactive', resignation: 'Resigned', termination: 'Terminated' } as const;

interface EmployeeFieldProps {
  readonly label: string;
  readonly withLeavers?: boolean;
}
