import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeavePreview as Preview } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { formatDay, formatDays } from '../../../platform/format/dates.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StepLine } from '../../../ui/chart/step-line.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { ExpectedSteps } from '../../approvals/index.ts';
import { TeamAwayNotice } from '../team-away-notice.tsx';
import { outlookSteps, outlookText } from './leave-outlook.ts';
import styles from './leave-preview.module.css';

/** What a request takes and leaves, who of the team is away, and who decides. */
export function LeavePreview({ preview, who }: { readonly preview: Preview; readonly who: string }) {
  const { days, problem, team, colleagues, forecast, steps } = preview;
  const last = days.at(-1)?.day ?? '';
  return (
    <section className={styles.preview} aria-label="What this request takes">
      {problem ? <Notice tone="amber">{problem.text}</Notice> : null}
      <div className={styles.balance}>
        <Figures preview={preview} last={last} />
        {forecast ? <Outlook forecast={forecast} last={last} who={who} /> : null}
      </div>
      <TeamAwayNotice team={team} withWhom={who === 'You' ? 'you' : null}>
        <Colleagues people={colleagues} />
      </TeamAwayNotice>
      <ExpectedSteps steps={steps} />
    </section>
  );
}

/** Colleagues with approved leave. Requests that wait are counted above, without names. */
function Colleagues({ people }: { readonly people: Preview['colleagues'] }) {
  const more = people.length - mostNames;
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} aria-label="Colleagues with approved leave">
      {people.slice(0, mostNames).map(({ id, name, away }) => (
        <li key={id}>
          <Initials name={name} size={28} />
          <span className={styles.name}>{name}</span>
          <span className={styles.away}>{away.map(({ first, last }) => formatDays(first, last)).join(', ')}</span>
        </li>
      ))}
      {more > 0 ? <li className={styles.away}>{`${more} more`}</li> : null}
    </ul>
  );
}

const mostNames = 4;

function Figures({ preview, last }: { readonly preview: Preview; readonly last: string }) {
  const { minutes, available_minutes: available, available_today: today, is_paid: isPaid } = preview;
  const change = available - today;
  if (!isPaid)
    return (
      <dl className={styles.figures}>
        <Figure label="This request" value={leaveDaysText(minutes)} />
        <Figure label="Balance" value="Not needed" />
      </dl>
    );
  return (
    <dl className={styles.figures}>
      <Figure label="Available now" value={leaveDaysText(today)} />
      {change === 0 ? null : (
        <Figure
          label={change > 0 ? `Earned by ${formatDay(last)}` : `Change by ${formatDay(last)}`}
          value={`${change > 0 ? '+' : '−'} ${leaveDaysText(Math.abs(change))}`}
        />
      )}
      <Figure label="This request" value={`− ${leaveDaysText(minutes)}`} />
      <Figure label="Left after it" value={leaveDaysText(available - minutes)} isMain />
    </dl>
  );
}

function Outlook(outlook: Parameters<typeof outlookText>[0]) {
  const { forecast, last } = outlook;
  return (
    <>
      <StepLine label="Free days until the policy year ends" {...outlookSteps(forecast, last)} />
      <p className={styles.outlook}>{outlookText(outlook)}</p>
    </>
  );
}

function Figure({ label, value, isMain }: FigureProps) {
  return (
    <div className={styles.figure} data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly isMain?: boolean;
}
