import type { CallAnswer } from '@muster/contract';
import { hireQuestionLabels as labels } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import { startHireDraftBody } from '@muster/contract/domains/recruitment/hire-draft.schemas.ts';
import type { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { openPositionLimits } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { hireDraftsEndpoints } from '../../../../platform/api/endpoints/hire-drafts.generated.ts';
import { bodyTo, formCall } from '../../../../platform/form/form-call.ts';
import { FormErrors } from '../../../../platform/form/form-errors.tsx';
import { SelectField } from '../../../../platform/form/select-field.tsx';
import { SubmitButton } from '../../../../platform/form/submit-button.tsx';
import { TextField } from '../../../../platform/form/text-field.tsx';
import { useRecordForm } from '../../../../platform/form/use-record-form.ts';
import { useRefreshOn } from '../../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../../platform/record/loaded.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../../ui/record/record-layout.tsx';
import { familyOptions } from '../../family-options.ts';
import { DraftLines } from '../draft-lines.tsx';
import { hireDraftAnswers, hireDraftListQuery, refreshHireDrafts } from '../hire-drafts.queries.ts';
import styles from '../hire-form.module.css';
import { stepAddress } from '../hire-steps.ts';

/** `/position/hire`: starts a position, and lists the drafts of the company. */
export function HireStartPage() {
  const drafts = useQuery(hireDraftListQuery);
  useRefreshOn('hire-drafts.changed', hireDraftAnswers);
  return (
    <Page narrow>
      <PageHeader
        title="Hire"
        text="Describe who you need. You can stop at any step and continue later on any device."
      />
      <RecordContent>
        <RecordStack>
          <StartForm />
          <Loaded of={drafts} thing="list of drafts">
            {(lines) => <DraftLines drafts={lines} />}
          </Loaded>
        </RecordStack>
      </RecordContent>
    </Page>
  );
}

interface StartValues {
  title: string;
  family: string | null;
}

function StartForm() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const started = useRef<CallAnswer<(typeof hireDraftsCalls)['start']> | null>(null);
  const send = bodyTo(hireDraftsEndpoints.start);
  const { form, submit } = useRecordForm<StartValues>({
    values: { title: '', family: null },
    call: formCall({
      schema: startHireDraftBody,
      send: async (body, key) => {
        started.current = await send(body, key);
      },
    }),
    thing: 'draft',
    success: () => null,
    onSaved: async () => {
      await refreshHireDrafts(queries);
      if (started.current) await navigate(stepAddress('path', started.current.uuid));
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Card title="Start a position">
          <FormErrors />
          <div className={styles.fields}>
            <TextField<StartValues> name="title" label={labels.title} required maxLength={openPositionLimits.title} />
            <SelectField<StartValues> name="family" label={labels.family} required options={familyOptions} />
          </div>
          <div className={styles.foot}>
            <SubmitButton label="Start" processingLabel="Starting..." busy={form.formState.isSubmitting} />
          </div>
        </Card>
      </form>
    </FormProvider>
  );
}
