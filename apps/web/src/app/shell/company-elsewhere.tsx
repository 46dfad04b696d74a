import { IconBuilding, IconMapSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { switchCompany } from '../../domains/accounts/index.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

/** Offers to switch to the company of a link. One without an account of the user answers like an unknown address. */
export function CompanyElsewhere({ wanted }: { readonly wanted: string }) {
  const { companies } = useUser();
  const { pathname, search } = useLocation();
  const company = companies.find((known) => String(known.clientId) === wanted);
  if (!company)
    return (
      <EmptyState
        icon={<IconMapSearch aria-hidden="true" />}
        title="Page not found"
        hint="There is no page at this address. It may have moved, or the link is incomplete."
      />
    );
  // Two slashes would begin the address of another host.
  return <CompanyOffer {...company} address={`/${pathname.replace(/^\/+/, '')}${search}`} />;
}

function CompanyOffer({ clientId, name, address }: CompanyOfferProps) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await switchCompany(clientId, address);
    } catch (error) {
      setBusy(false);
      showProblem(error);
    }
  };
  return (
    <EmptyState
      icon={<IconBuilding aria-hidden="true" />}
      title={`This page belongs to ${name}`}
      hint="You work in another company now. Switch to open it."
      action={
        <Button tone="primary" busy={busy} onClick={() => void open()}>
          {busy ? 'Switching...' : `Switch to ${name}`}
        </Button>
      }
    />
  );
}

interface CompanyOfferProps {
  readonly clientId: number;
  readonly name: string;
  readonly address: string;
}
