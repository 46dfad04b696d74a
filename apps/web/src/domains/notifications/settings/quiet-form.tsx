import type { Digest } from '@muster/contract/domains/notifications/delivery.rules.ts';
import type { NotificationSettings } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import { notificationSettingsBody, quietErrors } from '@muster/contract/domains/notifications/notifications.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { notificationSettingsEndpoints } from '../../../platform/api/endpoints/notification-settings.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { FormErrors } from '../../../platform/form/form-errors.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { SubmitButton } from '../../../platform/form/submit-button.tsx';
import { TimeField } from '../../../platform/form/time-field.tsx';
import { useRecordForm } from '../../../platform/form/use-record-form.ts';
import { formatTimeOfDay, timesOfDay } from '../../../platform/format/time-of-day.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { Switch } from '../../../ui/input/switch.tsx';
import styles from '../notifications.module.css';
import { refreshSettings } from './notification-settings.queries.ts';

interface Values {
  readonly quiet_from: string;
  readonly quiet_until: string;
  readonly digest: Digest;
  readonly digest_hour: string;
  readonly digest_weekday: string;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const hours = () => timesOfDay(60).map((time, hour) => ({ value: String(hour), label: formatTimeOfDay(time) }));
const digestOptions = [
  { value: 'none', label: 'Each one immediately' },
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week' },
];

const usualNight = { from: '22:00', until: '07:00' };

function QuietSwitch({ isOn, onTurn }: { readonly isOn: boolean; readonly onTurn: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className={styles.quietSwitch}>
      <Switch id={id} checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
      <label htmlFor={id}>Quiet hours every day</label>
    </div>
  );
}

/** Quiet hours and the digest, on the clock of the user. */
export function QuietForm({ settings }: { readonly settings: NotificationSettings }) {
  const queries = useQueryClient();
  const { form, submit } = useRecordForm<Values>({
    thing: 'settings',
    success: 'Your settings were saved.',
    values: {
      quiet_from: settings.quiet_from ?? '',
      quiet_until: settings.quiet_until ?? '',
      digest: settings.digest,
      digest_hour: String(settings.digest_hour),
      digest_weekday: String(settings.digest_weekday),
    },
    call: formCall({
      schema: notificationSettingsBody,
      rules: quietErrors,
      bodyOf: (values: Values) => ({
        quiet_from: values.quiet_from || null,
        quiet_until: values.quiet_until || null,
        digest: values.digest,
        digest_hour: Number(values.digest_hour),
        digest_weekday: Number(values.digest_weekday),
      }),
      send: (body) => callApi(notificationSettingsEndpoints.update, { body }),
    }),
    onSaved: () => refreshSettings(queries),
  });
  const digest = form.watch('digest');
  const [isQuiet, setQuiet] = useState(settings.quiet_from !== null);
  const turnQuiet = (isOn: boolean) => {
    setQuiet(isOn);
    const options = { shouldDirty: true, shouldValidate: false };
    form.setValue('quiet_from', isOn ? usualNight.from : '', options);
    form.setValue('quiet_until', isOn ? usualNight.until : '', options);
  };
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className={styles.delivery}>
        <FormErrors />
        <FormSection
          id="quiet"
          title="Quiet hours"
          description={`Text messages, browser messages and most emails wait until they end. ${zoneCity(settings.zone)} time.`}
        >
          <QuietSwitch isOn={isQuiet} onTurn={turnQuiet} />
          {isQuiet ? (
            <>
              <TimeField<Values> name="quiet_from" label="From" />
              <TimeField<Values> name="quiet_until" label="Until" />
            </>
          ) : null}
        </FormSection>
        <FormSection
          id="digest"
          title="Emails"
          description="Emails about your account, replies on your tickets, tickets to approve and interviews are always sent immediately."
        >
          <SelectField<Values> name="digest" label="Send" options={digestOptions} clearable={false} />
          {digest === 'none' ? null : <SelectField<Values> name="digest_hour" label="At" options={hours()} />}
          {digest === 'weekly' ? (
            <SelectField<Values>
              name="digest_weekday"
              label="On"
              options={weekdays.map((label, index) => ({ value: String(index + 1), label }))}
            />
          ) : null}
        </FormSection>
        <div className={styles.save}>
          <SubmitButton label="Save" processingLabel="Saving..." busy={form.formState.isSubmitting} />
        </div>
      </form>
    </FormProvider>
  );
}
