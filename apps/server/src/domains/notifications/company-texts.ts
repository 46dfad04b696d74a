import type { Company } from '@muster/contract/page-data.ts';

/** The address of a page at the company, for somebody with several: the page asks to switch where another one is open. */
export function atCompany(path: string, company: Pick<Company, 'clientId'> | null): string {
  if (company === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}company=${company.clientId}`;
}

/** A sentence with the company in front, for somebody with several. */
export const namingCompany = (sentence: string, company: Pick<Company, 'name'> | null): string =>
  company === null ? sentence : `${company.name}: ${sentence}`;
