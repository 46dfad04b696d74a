import { IconChevronRight, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { now } from '../../../platform/clock/clock.ts';
import { userDetailsQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import iconTile from '../../../ui/avatar/icon-tile.module.css';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { kindLooks } from './need-kinds.ts';
import styles from './need-row.module.css';
import { needAge } from './need-times.ts';
import { actLabel, OpenNeed, type OpenNeedProps } from './open-need.tsx';
import type { ShownNeed } from './shown-need.ts';

export interface NeedRowProps extends OpenNeedProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** One row of the queue. Only the open one shows what the decision is about. */
export function NeedRow(props: NeedRowProps) {
  const { need, isOpen, onOpen } = props;
  const { one, Icon } = kindLooks[need.kind];
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      {need.isGroup || need.isTask ? (
        <span className={iconTile.tile} aria-hidden="true">
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
          <span className={styles.asked}>{need.line}</span>
          <About need={need} />
        </p>
        {isOpen ? <OpenNeed {...props} /> : null}
      </div>
      <Age need={need} />
      {isOpen ? null : <ClosedButtons {...props} />}
      <IconChevronRight className={styles.chevron} aria-hidden="true" />
    </li>
  );
}

/** Shown where it fits whole. Who belongs to a client knows which one it is. */
function About({ need: { about, client } }: { readonly need: ShownNeed }) {
  const own = useQuery(userDetailsQuery).data?.myClient?.legal_business_name;
  return [about, client === own ? null : client]
    .filter((part) => part != null && part !== '')
    .map((part) => <span key={part} className={styles.about}>{` · ${part}`}</span>);
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

function ClosedButtons({ need, isHeld, isSending, onAct, onReject }: NeedRowProps) {
  const { reject, open } = need;
  const label = actLabel(need);
  return (
    <div className={styles.closedButtons}>
      {reject ? (
        <Button
          small
          tone="quiet"
          aria-disabled={isHeld}
          onClick={onReject}
          aria-label={`${reject.label} ${need.subject}`}
        >
          {reject.label}
        </Button>
      ) : (
        <LinkButton small tone={label ? 'quiet' : 'default'} to={open.to}>
          {open.label}
        </LinkButton>
      )}
      {label ? (
        <Button small busy={isSending} aria-disabled={isHeld} onClick={onAct} aria-label={`${label}: ${need.subject}`}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}
