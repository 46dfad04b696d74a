import { useEffect, useState } from 'react';
import { instantOf, now } from '../../../platform/clock/clock.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { nextFreeText } from '../week/summary-text.ts';
import styles from './booking.module.css';
import { OtherTime } from './other-time.tsx';
import type { Booking } from './use-booking.ts';

/** Times at which everybody is free, in both zones. One is held at a time, with what is left of its minutes. */
export function OfferedTimes({ booking, isAsked, mayOverride }: OfferedTimesProps) {
  const [most, setMost] = useState(firstShown);
  const { offers, hold, isBusy } = booking;
  if (!isAsked) return <p className={styles.hint}>Choose who takes part to see the times.</p>;
  return (
    <Loaded of={offers} thing="times">
      {({ timezone, times }) => {
        if (hold !== null)
          return (
            <Notice
              tone="blue"
              title={nextFreeText(hold.starts_at, timezone) ?? ''}
              action={
                <Button small onClick={() => void booking.release()}>
                  Choose another time
                </Button>
              }
            >
              <Countdown until={hold.expires_at} />
            </Notice>
          );
        const other = mayOverride ? <OtherTime booking={booking} zone={timezone} /> : null;
        if (times.length === 0)
          return (
            <>
              <p className={styles.hint}>There is no time in the next four weeks at which all of them are free.</p>
              {other}
            </>
          );
        return (
          <>
            <ul aria-label="Times" className={styles.times}>
              {times.slice(0, most).map(({ starts_at }) => (
                <li key={starts_at}>
                  <Button wide busy={isBusy} onClick={() => void booking.keep(starts_at)}>
                    {nextFreeText(starts_at, timezone)}
                  </Button>
                </li>
              ))}
            </ul>
            {times.length > most ? (
              <Button tone="quiet" onClick={() => setMost(times.length)}>
                Show all {times.length} times
              </Button>
            ) : null}
            {other}
          </>
        );
      }}
    </Loaded>
  );
}

interface OfferedTimesProps {
  readonly booking: Booking;
  readonly isAsked: boolean;
  /** Shows how to choose a time outside the hours. */
  readonly mayOverride: boolean;
}

function Countdown({ until }: { readonly until: string }) {
  const leftNow = () => Math.max(0, Math.round(((instantOf(until) ?? 0) - now()) / 1000));
  const [left, setLeft] = useState(leftNow);
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftNow()), 1000);
    return () => clearInterval(timer);
  });
  if (left === 0) return <p>This time is no longer held for you. Choose a time again.</p>;
  return (
    <p role="timer">
      Held for you for {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')} min. Confirm it to book.
    </p>
  );
}

const firstShown = 6;
