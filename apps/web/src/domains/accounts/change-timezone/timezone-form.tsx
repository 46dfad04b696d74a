import { hourCycles } from '@muster/contract/hour-cycle.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { now } from '../../../platform/clock/clock.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { formatClock } from '../../../platform/format/dates.ts';
import { formatTimeOfDay } from '../../../platform/format/time-of-day.ts';
import { timezonesQuery, userDetailsQuery } from '../../../platform/session/account-queries.ts';
import { updateUser } from '../../../platform/session/session-store.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Choice } from '../../../ui/input/choice.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../account-forms.module.css';
import { accountKeys } from '../accounts.queries.ts';
import { TimezoneField } from '../timezone-field.tsx';

/** The zone and the format in which the portal shows times to this user. */
export function TimezoneForm({ isInCard = false }: { readonly isInCard?: boolean }) {
  const queries = useQueryClient();
  const { data: details } = useQuery(userDetailsQuery);
  const { data: zones } = useQuery(timezonesQuery);
  const user = useUser();
  const [chosen, setChosen] = useState<string | null>(null);
  const [hourCycle, setHourCycle] = useState(user.hourCycle);
  const stored = details?.user.timezone_id ?? null;
  const timezone = chosen ?? (stored === null ? null : String(stored));
  const zone = zones?.find(({ id }) => String(id) === timezone)?.name;
  const form = useSubmit({
    check: () => (timezone === null ? { timezone_id: ['The timezone is required.'] } : {}),
    send: async () => {
      await callApi(profileEndpoints.updateTimezone, { body: { timezone_id: Number(timezone) } });
      if (hourCycle !== user.hourCycle) {
        await callApi(profileEndpoints.updateHourCycle, { body: { hour_cycle: hourCycle } });
        updateUser({ hourCycle });
      }
      await queries.invalidateQueries({ queryKey: accountKeys.details });
      showSuccess(successMessage('Timezone', 'updated'));
    },
  });
  return (
    <form
      className={isInCard ? styles.form : `${styles.form} ${styles.inPage}`}
      noValidate
      onSubmit={form.onSubmit}
      aria-label="Change time zone"
    >
      {form.problem ? <Notice tone="red">{form.problem}</Notice> : null}
      <TimezoneField
        value={timezone}
        onChange={setChosen}
        error={form.errorOf('timezone_id')}
        helper={zone ? `It is ${formatClock(now(), zone)} there.` : undefined}
      />
      <fieldset className={styles.choices}>
        <legend>Time format</legend>
        {hourCycles.map((one) => (
          <Choice
            key={one}
            alone
            kind="radio"
            name="hour-cycle"
            label={`${one}-hour (${formatTimeOfDay('14:30', one)})`}
            checked={hourCycle === one}
            onChange={() => setHourCycle(one)}
          />
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" busy={form.busy}>
          {form.busy ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
