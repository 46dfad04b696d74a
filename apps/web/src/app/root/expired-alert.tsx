import { IconClockPause } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { sessionExpiredText } from '../../platform/session/session-expiry.ts';
import { onSession, sessionState } from '../../platform/session/session-store.ts';
import styles from './root.module.css';

/** Shown over everything, including dialogs, until the sign-in page opens (section 8). */
export function ExpiredAlert() {
  const expired = useSyncExternalStore(onSession, () => sessionState().expired);
  return expired ? <OpenAlert /> : null;
}

function OpenAlert() {
  const scrim = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrim.current?.showPopover(), []);
  return (
    <div ref={scrim} popover="manual" className={styles.scrim}>
      <div role="alert" className={styles.alert}>
        <IconClockPause size={20} aria-hidden="true" />
        {sessionExpiredText}
      </div>
    </div>
  );
}
