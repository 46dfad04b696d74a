import { IconCheck, IconChevronRight, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';
import { instantOf, now } from '../../../platform/clock/clock.ts';
import { ageText } from '../../../platform/format/relative-time.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { kindLooks } from './need-kinds.ts';
import styles from './needs.module.css';
import type { ShownNeed } from './shown-need.ts';

export interface NeedRowProps {
  readonly need: ShownNeed;
  readonly isOpen: boolean;
  readonly isSending: boolean;
  readonly isHeld: boolean;
  readonly onOpen: () => void;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

/** One row of the queue. Only the open one shows what the decision is about. */
export function NeedRow(props: NeedRowProps) {
  const { need, isOpen, onOpen } = props;
  const { one, Icon } = kindLooks[need.kind];
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      {need.isGroup ? (
        <span className={styles.tile} aria-hidden="true">
          <IconUsersGroup />
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
          {need.line}
        </p>
        {isOpen ? <OpenNeed {...props} /> : null}
      </div>
      <Age since={need.since} />
      {isOpen ? null : <ClosedButtons {...props} />}
      <IconChevronRight className={styles.chevron} aria-hidden="true" />
    </li>
  );
}

const dayMs = 86_400_000;

function Age({ since }: { readonly since: string }) {
  const zone = useViewerZone();
  const at = now();
  return (
    <span className={styles.age} data-old={at - (instantOf(since) ?? at) > dayMs || undefined}>
      {ageText(since, { now: at, zone })}
    </span>
  );
}

function ClosedButtons({ need, isHeld, isSending, onApprove, onReject }: NeedRowProps) {
  const { approve, reject, open } = need;
  return (
    <div className={styles.closedButtons}>
      {reject ? (
        <Button small tone="quiet" disabled={isHeld} onClick={onReject} aria-label={`${reject.label} ${need.subject}`}>
          {reject.label}
        </Button>
      ) : (
        <LinkButton small tone={approve ? 'quiet' : 'default'} to={open.to}>
          {open.label}
        </LinkButton>
      )}
      {approve ? (
        <Button
          small
          busy={isSending}
          disabled={isHeld}
          onClick={onApprove}
          aria-label={`${approve.label}: ${need.subject}`}
        >
          {approve.label}
        </Button>
      ) : null}
    </div>
  );
}

function OpenNeed({ need, isHeld, isSending, onApprove, onReject }: NeedRowProps) {
  const { approve, reject, open, facts, reason } = need;
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
      <div className={styles.openButtons}>
        {approve ? (
          <Button
            small
            tone="primary"
            icon={<IconCheck aria-hidden="true" />}
            busy={isSending}
            disabled={isHeld}
            onClick={onApprove}
            trailing={<Key>A</Key>}
          >
            {approve.label}
          </Button>
        ) : null}
        {reject ? (
          <Button small disabled={isHeld} onClick={onReject} trailing={<Key>R</Key>}>
            {reject.label}
          </Button>
        ) : null}
        {approve ? (
          <Link to={open.to} className={styles.openLink}>
            {open.label}
          </Link>
        ) : (
          <LinkButton small tone="primary" to={open.to}>
            {open.label}
          </LinkButton>
        )}
      </div>
    </>
  );
}

const Key = ({ children }: { readonly children: string }) => (
  <span className={styles.key} aria-hidden="true">
    {children}
  </span>
);
