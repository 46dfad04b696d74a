import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../../platform/session/use-session.ts';

const CompanyElsewhere = lazy(() =>
  import('./company-elsewhere.tsx').then(({ CompanyElsewhere: component }) => ({ default: component })),
);

/** Links in mails to somebody with several companies carry `?company=`. At another company, the page asks to switch. */
export function CompanyGate({ children }: { readonly children: ReactNode }) {
  const { clientId } = useUser();
  const wanted = new URLSearchParams(useLocation().search).get('company');
  if (wanted === null || clientId === null || wanted === String(clientId)) return children;
  return (
    <Suspense>
      <CompanyElsewhere wanted={wanted} />
    </Suspense>
  );
}
