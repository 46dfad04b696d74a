import { useState } from 'react';
import { now } from '../../../platform/clock/clock.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { needMeta, otherDeciders } from './need-times.ts';
import styles from './open-need.module.css';
import type { ShownNeed } from './shown-need.ts';

/** The last line of the open row. The names of the others appear beside the pointer, or in place after a press. */
export function NeedMeta({ need }: { readonly need: ShownNeed }) {
  const zone = useViewerZone();
  const [isNamed, setNamed] = useState(false);
  const others = otherDeciders(need);
  const text = needMeta(need, { now: now(), zone });
  return (
    <p className={styles.meta}>
      {others === null ? text : `${text} · `}
      {others?.names == null ? (
        others?.text
      ) : (
        <Tooltip text={others.names} isOff={isNamed}>
          <button
            type="button"
            className={styles.others}
            aria-expanded={isNamed}
            onClick={() => setNamed((before) => !before)}
          >
            {isNamed ? others.names : others.text}
          </button>
        </Tooltip>
      )}
    </p>
  );
}
