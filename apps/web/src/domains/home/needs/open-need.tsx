import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { NeedMeta } from './need-meta.tsx';
import styles from './open-need.module.css';
import type { ShownNeed } from './shown-need.ts';
import { SnoozeButton } from './snooze-button.tsx';

export interface OpenNeedProps {
  readonly need: ShownNeed;
  readonly isSending: boolean;
  readonly isHeld: boolean;
  /** Approves, submits, accepts, or opens the form. */
  readonly onAct: () => void;
  readonly onReject: () => void;
  /** Null brings it back. */
  readonly onSnooze: (until: string | null) => void;
}

/** What the main button says; null where it needs another page. */
export const actLabel = ({ approve, fixes }: ShownNeed) =>
  approve?.label ?? (fixes === undefined ? null : 'Request correction');

/** What the decision is about, and the buttons for it. */
export function OpenNeed({ need, isHeld, isSending, onAct, onReject, onSnooze }: OpenNeedProps) {
  const { reject, open, facts, reason } = need;
  const label = actLabel(need);
  return (
    <>
      {facts.length === 0 ? null : (
        <dl className={styles.box}>
          {facts.map(({ label, value, tone, isBefore }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd data-tone={tone}>{value}</dd>
              {isBefore ? <IconChevronRight className={styles.becomes} aria-hidden="true" /> : null}
            </div>
          ))}
        </dl>
      )}
      {reason === null ? null : <p className={styles.quote}>“{reason}”</p>}
      <NeedMeta need={need} />
      <div className={styles.openButtons}>
        {label ? (
          <Button
            small
            tone="primary"
            icon={<IconCheck aria-hidden="true" />}
            busy={isSending}
            aria-disabled={isHeld}
            onClick={onAct}
            trailing={<Key>A</Key>}
          >
            {label}
          </Button>
        ) : null}
        {reject ? (
          <Button small aria-disabled={isHeld} onClick={onReject} trailing={<Key>R</Key>}>
            {reject.label}
          </Button>
        ) : null}
        {label ? (
          <Link to={open.to} className={styles.openLink}>
            {open.label}
          </Link>
        ) : (
          <LinkButton small tone="primary" to={open.to}>
            {open.label}
          </LinkButton>
        )}
        <SnoozeButton need={need} onSnooze={onSnooze} />
      </div>
    </>
  );
}

const Key = ({ children }: { readonly children: string }) => (
  <span className={styles.key} aria-hidden="true">
    {children}
  </span>
);
