import type { DayRecord } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { describeBrowser } from '../../../platform/format/describe-browser.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';

type Punch = DayRecord['punches'][number];

const sources = { web: 'Portal', biometric: 'Device', import: 'Import', correction: 'Correction' } as const;

/** How a punch came about; its device and address only for readers who may see them. */
export function PunchOrigin({ punch: { source, origin } }: { readonly punch: Punch }) {
  const device = origin?.device ?? null;
  const shown = device !== null && source === 'web' ? describeBrowser(device) : device;
  return (
    <>
      {[sources[source], shown, origin?.address].filter((part) => part != null).join(' · ')}{' '}
      {origin?.is_unknown_network ? <StateBadge word="Other network" /> : null}
    </>
  );
}
