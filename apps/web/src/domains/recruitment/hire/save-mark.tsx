import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { instantOf } from '../../../platform/clock/clock.ts';
import { formatClock } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import styles from './save-mark.module.css';
import type { SaveState } from './use-autosave.ts';

/** Whether the draft is stored. */
export function SaveMark({ state: { kind }, savedAt }: { readonly state: SaveState; readonly savedAt: string }) {
  const zone = useViewerZone();
  const Icon = kind === 'saved' ? IconCloudCheck : kind === 'saving' ? IconCloudUp : IconCloudOff;
  return (
    <span className={styles.saved} data-kind={kind} data-mark="" role="status">
      <Icon size={16} aria-hidden="true" />
      {kind === 'saved' ? `Saved ${formatClock(instantOf(savedAt) ?? 0, zone)}` : texts[kind]}
    </span>
  );
}

const texts = {
  saving: 'Saving…',
  offline: 'Offline, kept on this device',
  refused: 'Not saved',
  conflict: 'Not saved',
} as const;
