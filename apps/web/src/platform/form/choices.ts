import type { UseQueryResult } from '@tanstack/react-query';
import type { ComboListState } from '../../ui/combo-box/combo-list.tsx';
import type { ComboOption } from '../../ui/combo-box/combo-option.ts';
import { problemText } from '../api/problem-error.ts';

/** What a select field offers, with the state of the call that brings it. */
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
