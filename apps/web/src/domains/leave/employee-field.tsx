import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { employeeLookupEndpoints } from '../../platform/api/endpoints/employee-lookups.generated.ts';
import { SelectField } from '../../platform/form/select-field.tsx';
import { useDebouncedText } from '../../platform/table/use-debounced-text.ts';

/** An active employee, found by name, as the `employee_id` of the form. */
export function EmployeeField({ label }: { readonly label: string }) {
  const [search, setSearch] = useState('');
  const typed = useDebouncedText(search, setSearch, pauseMs);
  const found = useQuery(apiQuery(employeeLookupEndpoints.active, { query: { search } }));
  return (
    <SelectField<{ employee_id: number | null }>
      name="employee_id"
      label={label}
      required
      wide
      numeric
      options={(found.data?.data ?? []).map(({ id, name, client }) => ({
        value: String(id),
        label: name,
        hint: client.legal_business_name,
      }))}
      onSearch={typed.setText}
      list={{ loading: found.isPending }}
    />
  );
}

const pauseMs = 300;
