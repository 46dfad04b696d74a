import { IconSpy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveImpersonation } from '../../domains/accounts/index.ts';
import { instantOf } from '../../platform/clock/clock.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { formatClock } from '../../platform/format/dates.ts';
import { userDetailsQuery, useViewerZone } from '../../platform/session/account-queries.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './shell.module.css';

/** Shown on every screen while impersonating, with the end time (reliability row 30). */
export function ImpersonationBanner({ by }: { readonly by: string }) {
  const { name } = useUser();
  const zone = useViewerZone();
  const [busy, setBusy] = useState(false);
  const { data: details } = useQuery(userDetailsQuery);
  const end = details?.impersonator ? instantOf(details.impersonator.ends_at) : null;
  const leave = async () => {
    setBusy(true);
    try {
      await leaveImpersonation();
    } catch (error) {
      setBusy(false);
      showProblem(error);
    }
  };
  return (
    <div className={styles.acting} role="status">
      <IconSpy size={18} aria-hidden="true" />
      <span className={styles.actingText}>
        {by}, you act as <b>{name}</b>
        {end === null ? null : ` until ${formatClock(end, zone)}`}.
      </span>
      <Button small busy={busy} onClick={() => void leave()}>
        {busy ? 'Leaving...' : 'Leave'}
      </Button>
    </div>
  );
}
