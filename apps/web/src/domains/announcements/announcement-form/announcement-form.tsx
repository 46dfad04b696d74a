import type { AnnouncementDetails } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { IconDeviceMobile } from '@tabler/icons-react';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import { FormErrors } from '../../../platform/form/form-errors.tsx';
import { RestoredDraft } from '../../../platform/form/restored-draft.tsx';
import { SubmitButton } from '../../../platform/form/submit-button.tsx';
import { useUnsavedGuard } from '../../../platform/form/use-unsaved-guard.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { announcementPaths } from '../announcement-paths.ts';
import styles from './announcement-form.module.css';
import { AudienceSection, MessageSection, TimeSection } from './announcement-form-sections.tsx';
import type { AnnouncementFormValues } from './announcement-form-values.ts';
import { Reach } from './reach.tsx';
import { useAnnouncementForm } from './use-announcement-form.ts';

/** Message, audience and times, with a live count of recipients. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { stored, zone } = props;
  const { form, draft, dialog, save, preview } = useAnnouncementForm(props);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const guard = useUnsavedGuard(isDirty && !isSubmitting);
  const when = useWatch({ control: form.control, name: 'when' });
  const isNow = when === 'now';
  return (
    <FormProvider {...form}>
      <Page>
        <PageHeader title={stored ? 'Edit client notification' : 'Add client notification'} />
        <form
          className={styles.form}
          noValidate
          aria-label="Client notification"
          onSubmit={(event) => {
            event.preventDefault();
            void save(isNow ? 'publish' : 'schedule');
          }}
        >
          <div className={styles.fields}>
            <FormErrors<AnnouncementFormValues> />
            {draft.restored ? <RestoredDraft onDiscard={draft.discard} /> : null}
            <MessageSection />
            <AudienceSection />
            <TimeSection zone={zone} />
          </div>
          <div className={styles.aside}>
            <Reach />
            <div className={styles.actions}>
              <SubmitButton
                label={isNow ? 'Publish now' : 'Schedule'}
                processingLabel="Saving..."
                busy={isSubmitting}
                wide
              />
              <Button wide onClick={() => void save('draft')}>
                Save draft
              </Button>
              <Button wide icon={<IconDeviceMobile aria-hidden="true" />} onClick={() => void preview()}>
                Save draft and preview
              </Button>
              <LinkButton wide tone="quiet" to={announcementPaths.list}>
                Cancel
              </LinkButton>
            </div>
          </div>
        </form>
      </Page>
      {dialog}
      {guard.dialog}
    </FormProvider>
  );
}

interface AnnouncementFormProps {
  /** Null: a new one. */
  readonly stored: AnnouncementDetails | null;
  readonly values: AnnouncementFormValues;
  readonly zone: string;
  readonly onConflict?: () => Promise<boolean>;
}
