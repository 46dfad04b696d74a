import type { CallAnswer } from '@muster/contract';
import type { availabilityCalls } from '@muster/contract/domains/interviews/availability.calls.ts';
import { availabilityLabels as labels } from '@muster/contract/domains/interviews/availability.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { now } from '../../../platform/clock/clock.ts';
import { FormErrors } from '../../../platform/form/form-errors.tsx';
import { useLookup } from '../../../platform/form/lookup.ts';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { SubmitButton } from '../../../platform/form/submit-button.tsx';
import { useRecordForm } from '../../../platform/form/use-record-form.ts';
import { useUnsavedGuard } from '../../../platform/form/use-unsaved-guard.tsx';
import { dayAt } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { timezonesQuery } from '../../../platform/session/account-queries.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { timezones } from '../../lookups/index.ts';
import { editedAvailabilityQuery, refreshAvailability } from '../availability.queries.ts';
import { type AvailabilityValues, availabilityValuesOf, saveAvailabilityCall } from '../availability-values.ts';
import { openingDay } from '../week/opening-day.ts';
import styles from './availability-form.module.css';
import { AvailabilityPainter } from './availability-painter.tsx';
import { BusyFields, OverrideFields, WeeklyFields } from './typed-hours.tsx';

/** `/position/my-available-schedule/create`: the viewer's own availability, painted or typed. */
export function AvailabilityFormPage() {
  const found = useQuery(editedAvailabilityQuery());
  const renew = async () => (await found.refetch()).isSuccess;
  if (found.data) return <LoadedForm {...found.data} onConflict={renew} />;
  return (
    <Page>
      <PageHeader title="Set my availability" />
      <RecordContent>
        <Loaded of={found} thing="availability">
          {() => null}
        </Loaded>
      </RecordContent>
    </Page>
  );
}

function LoadedForm({ availability, timezone, onConflict }: LoadedFormProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const zones = useLookup(timezones);
  const known = useQuery(timezonesQuery);
  const shown = pathOf('availableSchedule');
  const zoneNameOf = (id: number | null) => known.data?.find((zone) => zone.id === id)?.name ?? timezone.name;
  const { form, submit } = useRecordForm<AvailabilityValues>({
    values: availabilityValuesOf(availability, timezone),
    call: {
      errorsOf: (values) => callFor(values).errorsOf(values),
      send: (values, keyFor) => callFor(values).send(values, keyFor),
    },
    thing: 'availability',
    success: 'Your availability is saved.',
    onConflict,
    onSaved: async () => {
      await refreshAvailability(queries);
      await navigate(shown);
    },
  });
  const callFor = ({ timezone_id }: AvailabilityValues) =>
    saveAvailabilityCall(availability?.version ?? 0, zoneNameOf(timezone_id));
  const { isDirty, isSubmitting } = form.formState;
  const guard = useUnsavedGuard(isDirty && !isSubmitting);
  const zone = zoneNameOf(form.watch('timezone_id'));
  const isPhone = usePhone();
  const acts = (
    <>
      <LinkButton to={shown}>Cancel</LinkButton>
      <SubmitButton {...saveTexts} busy={isSubmitting} />
    </>
  );
  return (
    <Page>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <PageHeader
            title="Set my availability"
            status={<span className={styles.zone}>{zoneCity(zone)} time</span>}
            text="Paint the week or type the times below. Hours keep to your clock."
            actions={isPhone ? null : acts}
          />
          <RecordContent>
            <RecordStack>
              <FormErrors />
              <AvailabilityPainter
                zone={zone}
                today={dayAt(now(), zone)}
                opensOn={openingDay(availability, now(), zone)}
              />
              <div className={styles.columns}>
                <Card title="Settings">
                  <div className={styles.fields}>
                    <SelectField<AvailabilityValues>
                      name="timezone_id"
                      label={labels.timezone_id}
                      required
                      numeric
                      wide
                      helper="Your hours stay the same on the clock of the new zone. Busy times stay as typed."
                      {...zones.choices}
                    />
                    <NumberField<AvailabilityValues>
                      name="notice_hours"
                      label={labels.notice_hours}
                      required
                      helper="Times that begin sooner are not offered."
                    />
                    <NumberField<AvailabilityValues> name="buffer_minutes" label={labels.buffer_minutes} required />
                  </div>
                </Card>
                <Card title={labels.weekly}>
                  <WeeklyFields />
                </Card>
                <Card title={labels.days}>
                  <OverrideFields />
                </Card>
                <Card title={labels.busy}>
                  <BusyFields zone={zone} />
                </Card>
              </div>
            </RecordStack>
          </RecordContent>
          {isPhone ? <div className={styles.foot}>{acts}</div> : null}
        </form>
      </FormProvider>
      {guard.dialog}
    </Page>
  );
}

const { save: label, updating: processingLabel } = messages.employeeForm.button;
const saveTexts = { label, processingLabel };

interface LoadedFormProps extends CallAnswer<(typeof availabilityCalls)['own']> {
  readonly onConflict: () => Promise<boolean>;
}
