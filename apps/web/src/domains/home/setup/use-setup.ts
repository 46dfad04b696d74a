import { adminOrHr } from '@muster/contract/access.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { setupEndpoints } from '../../../platform/api/endpoints/setup.generated.ts';
import { useMay } from '../../../platform/session/use-session.ts';

/** What a new portal still needs, for those who set it up. */
export function useSetup() {
  const isAsked = useMay(adminOrHr);
  const { data, isPending } = useQuery({ ...apiQuery(setupEndpoints.read), staleTime: 0, enabled: isAsked });
  return {
    isLoading: isAsked && isPending,
    /** Null once everything is there, and for everybody else. */
    steps: data?.some(({ is_done, is_optional }) => !is_done && !is_optional) ? data : null,
    /** Without people, figures about them say nothing. */
    hasPeople: data?.find(({ step }) => step === 'employees')?.is_done !== false,
  };
}
