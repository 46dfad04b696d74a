import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { IconPencil } from '@tabler/icons-react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { answerText, isEditedHere } from './answer-text.ts';
import styles from './ticket-properties.module.css';

const AnswerDialog = lazyPanel(() => import('./answer-ticket-dialog.tsx').then((part) => part.AnswerTicketDialog));

/** The fields that the viewer answers while the ticket is handled, such as what was done. */
export function TicketAnswers({ record }: { readonly record: TicketRecord }) {
  const form = useLazyPanel((ticket: TicketRecord, state) => <AnswerDialog record={ticket} {...state} />);
  const fields = record.answers.filter(isEditedHere);
  if (record.handling === null || fields.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        Details to complete
        <Button small icon={<IconPencil size={14} aria-hidden="true" />} onClick={() => form.open(record)}>
          Update
        </Button>
      </h2>
      {fields.map((field) => (
        <div key={field.key} className={styles.line}>
          <span className={styles.label}>{field.label}</span>
          <div className={styles.content}>{answerText(field) ?? <span className={styles.quiet}>Not yet</span>}</div>
        </div>
      ))}
      {form.panel}
    </section>
  );
}
