import type { UseQueryResult } from '@tanstack/react-query';
import type { ComboListState } from '../../ui/combo-box/combo-list.tsx';
import type { ComboOption } from '../../ui/combo-box/combo-option.ts';
import { problemText } from '../api/problem-error.ts';

/** The options of a select field, with the state of their call. */
export interface Choices {
  readonly options: readonly ComboOption[];
  readonly list: ComboListState;
}

export function choicesOf<T>(query: UseQueryResult<T[]>, optionOf: (item: T) => ComboOption): Choices {
  return {
    options: (query.data ?? []).map(optionOf),
    list: { loading: query.isPending, error: query.isError ? problemText(query.error) : null },
  };
}
