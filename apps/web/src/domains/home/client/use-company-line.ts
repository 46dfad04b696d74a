import { useQuery } from '@tanstack/react-query';
import { userDetailsQuery } from '../../../platform/session/account-queries.ts';

/** The client company of the viewer. A blank line while it loads, so that nothing below moves. */
export function useCompanyLine(): string | undefined {
  const { data } = useQuery(userDetailsQuery);
  return data === undefined ? '\u00a0' : data.myClient?.legal_business_name;
}
