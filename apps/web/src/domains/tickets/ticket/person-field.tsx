import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { ticketFilingEndpoints } from '../../../platform/api/endpoints/ticket-filing.generated.ts';
import { choiceList } from '../../../platform/form/choice-list.ts';
import type { FormFieldProps } from '../../../platform/form/form-field.ts';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { useChoiceSearch } from '../../../platform/form/use-choice-search.ts';

/** An active employee whom the viewer may name, found by name. */
export function PersonField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { search, onSearch } = useChoiceSearch();
  const found = useQuery(apiQuery(ticketFilingEndpoints.people, { query: { search } }));
  return (
    <SelectField<Values>
      {...props}
      numeric
      options={(found.data ?? []).map(({ id, name, position }) => ({ value: String(id), label: name, hint: position }))}
      onSearch={onSearch}
      list={choiceList(found)}
    />
  );
}
