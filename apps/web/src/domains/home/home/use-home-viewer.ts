import { useQuery } from '@tanstack/react-query';
import { userDetailsQuery } from '../../../platform/session/account-queries.ts';
import { grantsOf, usePageData, useUser } from '../../../platform/session/use-session.ts';
import { useSetup } from '../setup/use-setup.ts';
import { type HomeViewer, homeKindOf } from './home-viewer.ts';

export function useHomeViewer(): HomeViewer {
  const { employeeId, clientId } = useUser();
  const grants = grantsOf(usePageData()) ?? { roles: [], permissions: [] };
  const { data: details, isPending } = useQuery(userDetailsQuery);
  const { hasPeople } = useSetup();
  const kind = homeKindOf({ grants, isEmployee: details?.user.is_employee === true });
  return { kind, grants, employeeId, clientId, hasPeople, isKnown: !isPending };
}
