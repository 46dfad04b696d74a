import { pathOf } from '@muster/contract/screen-paths.ts';
import { comparedAtOnce } from './use-compare.ts';

const parameter = 'compare';

/** The candidates of a position side by side: the address can be shared with a colleague. */
export const compareAddress = (position: string, candidates: readonly string[]): string =>
  `${pathOf('myOpenPositionCandidates', { uuid: position })}?${parameter}=${candidates.join(',')}`;

/** Those that an address compares, at most four; none for an address of the whole list. */
export const comparedIn = (address: URLSearchParams): readonly string[] => {
  const named = address.get(parameter)?.split(',') ?? [];
  return [...new Set(named.filter((uuid) => uuid !== ''))].slice(0, comparedAtOnce.most);
};
