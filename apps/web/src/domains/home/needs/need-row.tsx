import { IconCheck, IconChevronRight, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';
import { now } from '../../../platform/clock/clock.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { kindLooks } from './need-kinds.ts';
import { needAge, needMeta } from './need-times.ts';
import styles from './needs.module.css';
import type { ShownNeed } from './shown-need.ts';
import { SnoozeButton } from './snooze-button.tsx';
import { WholeTimes } from './whole-times.tsx';

export interface NeedRowProps {
  readonly need: ShownNeed;
  readonly isOpen: boolean;
  readonly isSending: boolean;
  readonly isHeld: boolean;
  readonly onOpen: () => void;
  /** Approves, submits, accepts, or opens the form. */
  readonly onAct: () => void;
  readonly onReject: () => void;
  /** Null brings it back. */
  readonly onSnooze: (until: string | null) => void;
}

/** One row of the queue. Only the open one shows what the decision is about. */
export function NeedRow(props: NeedRowProps) {
  const { need, isOpen, onOpen } = props;
  const { one, Icon } = kindLooks[need.kind];
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      {need.isGroup || need.isTask ? (
        <span className={styles.tile} aria-hidden="true">
          {need.isTask ? <Icon /> : <IconUsersGroup />}
        </span>
      ) : (
        <Initials name={need.name} size={32} />
      )}
      <div className={styles.main}>
        <div className={styles.head}>
          <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onOpen}>
            {need.name}
          </button>
          <span className={styles.kind}>
            <Icon aria-hidden="true" />
            {one}
          </span>
        </div>
        <p className={styles.line}>
          <span className={styles.kindWord}>{one} · </span>
          <WholeTimes text={need.line} />
        </p>
        {isOpen ? <OpenNeed {...props} /> : null}
      </div>
      <Age need={need} />
      {isOpen ? null : <ClosedButtons {...props} />}
      <IconChevronRight className={styles.chevron} aria-hidden="true" />
    </li>
  );
}

function Age({ need }: { readonly need: ShownNeed }) {
  const zone = useViewerZone();
  const { text, tone } = needAge(need, { now: now(), zone });
  return (
    <span className={styles.age} data-tone={tone}>
      {text}
    </span>
  );
}

/** What the main button says; null where it needs another page. */
const actLabel = ({ approve, fixes }: ShownNeed) =>
  approve?.label ?? (fixes === undefined ? null : 'Request correction');

function ClosedButtons({ need, isHeld, isSending, onAct, onReject }: NeedRowProps) {
  const { reject, open } = need;
  const label = actLabel(need);
  return (
    <div className={styles.closedButtons}>
      {reject ? (
        <Button small tone="quiet" disabled={isHeld} onClick={onReject} aria-label={`${reject.label} ${need.subject}`}>
          {reject.label}
        </Button>
      ) : (
        <LinkButton small tone={label ? 'quiet' : 'default'} to={open.to}>
          {open.label}
        </LinkButton>
      )}
      {label ? (
        <Button small busy={isSending} disabled={isHeld} onClick={onAct} aria-label={`${label}: ${need.subject}`}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}

function OpenNeed({ need, isHeld, isSending, onAct, onReject, onSnooze }: NeedRowProps) {
  const { reject, open, facts, reason } = need;
  const label = actLabel(need);
  const zone = useViewerZone();
  return (
    <>
      {facts.length === 0 ? null : (
        <dl className={styles.box}>
          {facts.map(({ label, value, tone }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd data-tone={tone}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {reason === null ? null : <p className={styles.quote}>“{reason}”</p>}
      <p className={styles.meta}>{needMeta(need, { now: now(), zone }).join(' · ')}</p>
      <div className={styles.openButtons}>
        {label ? (
          <Button
            small
            tone="primary"
            icon={<IconCheck aria-hidden="true" />}
            busy={isSending}
            disabled={isHeld}
            onClick={onAct}
            trailing={<Key>A</Key>}
          >
            {label}
          </Button>
        ) : null}
        {reject ? (
          <Button small disabled={isHeld} onClick={onReject} trailing={<Key>R</Key>}>
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
