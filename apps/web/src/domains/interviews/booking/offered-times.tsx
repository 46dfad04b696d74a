import { counted } from '@muster/contract/counted.ts';
import { useEffect, useState } from 'react';
import { instantOf, now } from '../../../platform/clock/clock.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { clocksText, nextFreeText } from '../week/summary-text.ts';
import styles from './booking.module.css';
import { TimesOutline } from './booking-outline.tsx';
import { offeredDays } from './offered-days.ts';
import { OtherTime } from './other-time.tsx';
import type { Booking } from './use-booking.ts';

/** Times at which everybody is free, by day and in both zones. One is held at a time, with what is left of its minutes. */
export function OfferedTimes({ booking, isAsked, mayOverride }: OfferedTimesProps) {
  const [day, setDay] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const { offers, hold, isBusy } = booking;
  if (!isAsked) return <p className={styles.hint}>Choose who takes part to see the times.</p>;
  return (
    <Loaded of={offers} thing="times" outline={<TimesOutline />}>
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
        const days = offeredDays(times, timezone);
        const shown = days.find((one) => one.day === day) ?? days[0];
        const ofDay = shown?.times ?? [];
        return (
          <>
            {days.length > 1 ? (
              <div className={styles.fields}>
                <Field label="Day">
                  {(control) => (
                    <ComboBox
                      {...control}
                      options={days.map((one) => ({
                        value: one.day,
                        label: `${formatWeekday(one.day)} · ${counted(one.times.length, 'time')}`,
                      }))}
                      value={shown?.day ?? null}
                      onChange={(next) => {
                        setDay(next);
                        setWhole(false);
                      }}
                    />
                  )}
                </Field>
              </div>
            ) : null}
            <ul aria-label="Times" className={styles.times}>
              {ofDay.slice(0, isWhole ? ofDay.length : firstShown).map(({ starts_at }) => (
                <li key={starts_at}>
                  <Button wide busy={isBusy} onClick={() => void booking.keep(starts_at)}>
                    {(days.length > 1 ? clocksText : nextFreeText)(starts_at, timezone)}
                  </Button>
                </li>
              ))}
            </ul>
            {ofDay.length > firstShown && !isWhole ? (
              <Button tone="quiet" onClick={() => setWhole(true)}>
                Show all {ofDay.length} times
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

const firstShown = 8;
