import { counted } from '@muster/contract/counted.ts';
import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { firstWordsOf } from '@muster/contract/formatted-text.rules.ts';
import { now } from '../../platform/clock/clock.ts';
import { ageText } from '../../platform/format/relative-time.ts';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { answerText } from './ticket-details/answer-text.ts';
import { useTicketActs } from './ticket-details/use-ticket-acts.ts';
import styles from './ticket-glance.module.css';

const longestText = 280;
const mostAnswers = 3;

/** What the ticket asks for, its last reply, and the next step. */
export function TicketGlance({ record, to }: { readonly record: TicketRecord; readonly to: string }) {
  const acts = useTicketActs(record);
  const zone = useViewerZone();
  const { handling, abilities, answers, replies, status } = record;
  const filled = answers.flatMap((field) => {
    const text = answerText(field);
    return text === null ? [] : [{ key: field.key, label: field.label, text }];
  });
  const last = replies.at(-1);
  return (
    <section className={styles.glance} aria-label="At a glance">
      {filled.slice(0, mostAnswers).map(({ key, label, text }) => (
        <div key={key}>
          <p className={styles.label}>{label}</p>
          <p className={styles.text}>{typeof text === 'string' ? firstWordsOf(text, longestText) : text}</p>
        </div>
      ))}
      {filled.length > mostAnswers ? (
        <p className={styles.label}>{`${counted(filled.length - mostAnswers, 'more answer')} in the record`}</p>
      ) : null}
      {last === undefined ? (
        <p className={styles.label}>No reply yet</p>
      ) : (
        <blockquote className={styles.message}>
          <p className={styles.by}>
            <b>{last.author.name}</b>
            <time dateTime={last.at}>{ageText(last.at, { now: now(), zone })}</time>
          </p>
          <p className={styles.text}>{firstWordsOf(last.body, longestText)}</p>
        </blockquote>
      )}
      <div className={styles.acts}>
        {handling !== null && !handling.is_assigned_to_me && status !== 5 ? (
          <Button wide disabled={acts.isBusy} onClick={() => void acts.assignToMe()}>
            Assign to me
          </Button>
        ) : null}
        {abilities.reply ? (
          <LinkButton wide tone="primary" to={to}>
            Reply
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}
