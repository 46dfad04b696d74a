import type { CallAnswer } from '@muster/contract/call.ts';
import { counted, countText } from '@muster/contract/counted.ts';
import type { PeriodToLock } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { addDays, daysBetween, halfMonthOf } from '@muster/contract/plain-day.ts';
import { homeZone } from '@muster/contract/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatDays } from '../../../platform/format/dates.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import styles from './pay-periods.module.css';
import { periodLines } from './period-lines.ts';

type NextLock = CallAnswer<(typeof timesheetsCalls)['nextLock']>;

const nextLockQuery = { ...apiQuery(timesheetsEndpoints.nextLock), staleTime: 0 };
const refreshed = [timesheetsEndpoints.nextLock];

/** The periods that payroll has not locked, oldest first, each with what can be done next. `isBrief`: without who blocks the oldest one. */
export function PayPeriodsCard({ isBrief = false }: { readonly isBrief?: boolean }) {
  const found = useQuery(nextLockQuery);
  useRefreshOn('timesheets.changed', refreshed);
  return (
    <Card title="Payroll periods" flush actions={<Link to="/timesheets">All timesheets</Link>}>
      <Loaded of={found} thing="payroll periods" outline={<RowsSkeleton />}>
        {(lock) => (lock.periods[0]?.total === 0 ? <Nothing /> : <Periods lock={lock} isBrief={isBrief} />)}
      </Loaded>
    </Card>
  );
}

const Nothing = () => (
  <CardNote>Every period that is over is locked. The next one appears here once its last day is over.</CardNote>
);

function Periods({ lock, isBrief }: { readonly lock: NextLock; readonly isBrief: boolean }) {
  const [isWhole, setWhole] = useState(!isBrief);
  const shown = isWhole ? lock.periods : briefOf(lock.periods);
  const hidden = lock.periods.length - shown.length;
  return (
    <>
      <ul className={styles.periods} aria-label="Payroll periods">
        {shown.map((period, index) => (
          <Period
            key={period.period.first}
            period={period}
            unapproved={index === 0 && !isBrief ? lock.unapproved : []}
            isWhole={index === 0 && !isBrief}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <button type="button" className={styles.rest} onClick={() => setWhole(true)}>
          {`Show ${periodsText(hidden)} that ${hidden === 1 ? 'is' : 'are'} not locked`}
        </button>
      ) : lock.more > 0 ? (
        <Link className={styles.rest} to={`/timesheets?period=${periodAfter(lock.periods)}`}>
          {`Go to ${periodsText(lock.more)} that ${lock.more === 1 ? 'is' : 'are'} not locked`}
        </Link>
      ) : null}
    </>
  );
}

const periodsText = (count: number) => counted(count, 'more period');

/** The first one that has no row of its own. */
const periodAfter = (periods: readonly PeriodToLock[]) =>
  halfMonthOf(addDays(periods.at(-1)?.period.last ?? dayAt(now(), homeZone), 1)).first;

/** Beside other work: the oldest one, and the next that can be locked. */
function briefOf([oldest, ...later]: readonly PeriodToLock[]): readonly PeriodToLock[] {
  const next = later.find(({ ready }) => ready > 0) ?? later[0];
  return [oldest, next].filter((period) => period !== undefined);
}

function Period({ period, unapproved, isWhole }: PeriodProps) {
  const lines = periodLines(period);
  const { first, last } = period.period;
  const named = isWhole ? unapproved : [];
  const unnamed = (lines.open?.count ?? 0) + (lines.submitted?.count ?? 0) - named.length;
  return (
    <li>
      <div className={styles.period}>
        <div className={styles.words}>
          <p className={styles.title}>{formatDays(first, last)}</p>
          <p className={styles.text}>{lines.text}</p>
          <span className={styles.bar} aria-hidden="true">
            <i data-part="locked" style={{ width: `${lines.locked * 100}%` }} />
            <i data-part="ready" style={{ width: `${lines.ready * 100}%` }} />
          </span>
        </div>
        {lines.act ? (
          <LinkButton small tone={lines.act.isLock && isWhole ? 'primary' : 'default'} to={lines.act.to}>
            {lines.act.label}
          </LinkButton>
        ) : null}
      </div>
      {isWhole && named.length + lines.blocked.length > 0 ? (
        <ul className={styles.blockers} aria-label={`What blocks ${formatDays(first, last)}`}>
          {named.map((sheet) => (
            <li key={sheet.id} className={styles.blocker}>
              <Initials name={sheet.name} size={28} />
              <span className={styles.words}>
                <span className={styles.title}>{sheet.name}</span>
                <span className={styles.text}>{sheet.client}</span>
              </span>
              <span className={styles.why} data-state={sheet.state}>
                {whyText(sheet.state, last)}
              </span>
              <LinkButton small to={`/timesheets?period=${first}&sheet=${sheet.id}`}>
                Open <Unseen>timesheet of {sheet.name}</Unseen>
              </LinkButton>
            </li>
          ))}
          {unnamed > 0 ? (
            <li>
              <Link to={(lines.open ?? lines.submitted)?.to ?? '/timesheets'} className={styles.more}>
                {`Show ${countText(unnamed)} more`}
              </Link>
            </li>
          ) : null}
          {lines.blocked.map(({ label, count, to }) => (
            <li key={label} className={styles.blocker}>
              <span className={styles.words}>{label}</span>
              <LinkButton small to={to}>
                Review {countText(count)} <Unseen>{label}</Unseen>
              </LinkButton>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface PeriodProps {
  readonly period: PeriodToLock;
  readonly unapproved: NextLock['unapproved'];
  /** With what blocks it. */
  readonly isWhole: boolean;
}

/** 'Not submitted · 59 days': since the period ended. */
function whyText(state: 'open' | 'submitted', last: string): string {
  const days = daysBetween(last, dayAt(now(), homeZone));
  const age = days === 1 ? '1 day' : `${countText(days)} days`;
  return `${state === 'open' ? 'Not submitted' : 'Waiting for approval'} · ${noBreak(age)}`;
}
