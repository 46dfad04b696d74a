import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketWorkEndpoints as calls } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { useAct } from '../../../platform/feedback/use-act.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/input/text-area.tsx';
import styles from './rate-ticket.module.css';
import { refreshTicket } from './ticket-work.queries.ts';

const scores = [1, 2, 3, 4, 5];
const words = ['Very bad', 'Bad', 'All right', 'Good', 'Very good'];

/** How content the requester is, once, after the ticket was closed. */
export function RateTicket({ id }: { readonly id: number }) {
  const queries = useQueryClient();
  const [score, setScore] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const { isBusy, act } = useAct(() => refreshTicket(queries));
  const send = () =>
    act(async () => {
      if (score === null) return null;
      await callApi(calls.rate, { params: { id }, body: { score, comment } });
      return 'Thank you for your rating.';
    });
  return (
    <section className={styles.rating} aria-label="Rating">
      <p className={styles.ratingTitle}>How was our help?</p>
      <div className={styles.stars}>
        {scores.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={score === one}
            aria-label={words[one - 1]}
            onClick={() => setScore(one)}
          >
            {score !== null && one <= score ? (
              <IconStarFilled size={22} aria-hidden="true" />
            ) : (
              <IconStar size={22} aria-hidden="true" />
            )}
          </button>
        ))}
        <span>{score === null ? '' : words[score - 1]}</span>
      </div>
      {score === null ? null : (
        <>
          <TextArea
            aria-label="Comment"
            placeholder="Anything to add?"
            maxLength={1000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <div>
            <Button tone="primary" busy={isBusy} onClick={() => void send()}>
              Send rating
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
