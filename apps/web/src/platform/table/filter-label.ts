import type { FilterFormProps } from './filter-form.tsx';

/** Of a button and the popover that it opens. */
export const filterLabel = ({ named, beside }: Pick<FilterFormProps, 'named' | 'beside'>): string =>
  `Filter ${beside ? `${beside.named.label} and ` : ''}${named.label}`;
