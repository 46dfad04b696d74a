import { employeeFormSections } from '@muster/contract/domains/employees/employees.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { FormProvider, useFormState } from 'react-hook-form';
import { FormErrors } from '../../../platform/form/form-errors.tsx';
import { countErrors } from '../../../platform/form/form-messages.ts';
import { SubmitButton } from '../../../platform/form/submit-button.tsx';
import { useUnsavedGuard } from '../../../platform/form/use-unsaved-guard.tsx';
import { useDraftOnExpiry } from '../../../platform/session/drafts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SectionTabs } from '../../../ui/form-layout/section-tabs.tsx';
import { useScrollSpy } from '../../../ui/form-layout/use-scroll-spy.ts';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { withoutSensitive } from './draft-values.ts';
import type { FormOrigin } from './form-subject.ts';
import { sectionIds } from './section-ids.ts';
import { BankSection } from './sections/bank-section.tsx';
import { ClientSection } from './sections/client-section.tsx';
import { CostSection } from './sections/cost-section.tsx';
import { EmergencySection } from './sections/emergency-section.tsx';
import { EmployeeSection } from './sections/employee-section.tsx';
import { OtherSection } from './sections/other-section.tsx';
import { draftName, type EmployeeFormSubject, useEmployeeForm } from './use-employee-form.ts';

const texts = messages.employeeForm.button;

export function LoadedForm({ subject, shownOn, description, opened, onClose }: LoadedFormProps) {
  const { form, mode, submit } = useEmployeeForm(subject, { shownOn, onSaved: onClose });
  const { isDirty, isSubmitting, errors } = useFormState({ control: form.control });
  const guard = useUnsavedGuard(opened && isDirty);
  const sections = sectionsFor(mode, subject.sensitiveVisible);
  const { box, active, goTo } = useScrollSpy(sections.map(({ id }) => id));
  useDraftOnExpiry(draftName, () => (mode === 'create' && isDirty ? withoutSensitive(form.getValues()) : null));
  const close = () => guard.leave(onClose);
  return (
    <FormProvider {...form}>
      <SidePanel
        opened={opened}
        onClose={close}
        title={messages.employeeForm.title}
        description={description}
        bodyRef={box}
        onSubmit={(event) => void submit(event)}
        tabs={
          <SectionTabs
            sections={sections.map(({ id, label, fields }) => ({ id, label, errors: countErrors(errors, fields) }))}
            active={active}
            onSelect={goTo}
          />
        }
        footNote={isDirty ? 'Unsaved changes' : null}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            {mode === 'create' ? (
              <SubmitButton label={texts.add} processingLabel={texts.adding} busy={isSubmitting} />
            ) : (
              <SubmitButton label={texts.save} processingLabel={texts.updating} busy={isSubmitting} />
            )}
          </>
        }
      >
        <FormErrors />
        <EmployeeSection mode={mode} sensitiveVisible={subject.sensitiveVisible} />
        <ClientSection mode={mode} current={subject.record} />
        <BankSection sensitiveVisible={subject.sensitiveVisible} />
        <OtherSection mode={mode} sensitiveVisible={subject.sensitiveVisible} />
        {subject.sensitiveVisible ? <EmergencySection /> : null}
        {mode === 'create' ? <CostSection /> : null}
      </SidePanel>
      {guard.dialog}
    </FormProvider>
  );
}

interface LoadedFormProps {
  readonly subject: EmployeeFormSubject;
  readonly shownOn: FormOrigin;
  readonly description: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function sectionsFor(mode: 'create' | 'update', sensitiveVisible: boolean) {
  return employeeFormSections
    .filter(({ title }) => mode === 'create' || title !== 'Cost Information')
    .filter(({ title }) => sensitiveVisible || title !== 'Emergency Information')
    .map(({ title, fields }) => ({ id: sectionIds[title], label: title.replace(' Information', ''), fields }));
}
