import { employeeFormSections } from '@muster/contract/domains/employees/employees.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { useFormState } from 'react-hook-form';
import { countErrors } from '../../../platform/form/form-messages.ts';
import { FormPanel } from '../../../platform/form/form-panel.tsx';
import { RestoredDraft } from '../../../platform/form/restored-draft.tsx';
import { useDraft } from '../../../platform/session/drafts.ts';
import { SectionTabs } from '../../../ui/form-layout/section-tabs.tsx';
import { useScrollSpy } from '../../../ui/form-layout/use-scroll-spy.ts';
import { changedOnly, withoutSensitive } from './draft-values.ts';
import type { FormOrigin } from './form-subject.ts';
import { sectionIds } from './section-ids.ts';
import { BankSection } from './sections/bank-section.tsx';
import { ClientSection } from './sections/client-section.tsx';
import { CostSection } from './sections/cost-section.tsx';
import { EmergencySection } from './sections/emergency-section.tsx';
import { EmployeeSection } from './sections/employee-section.tsx';
import { OtherSection } from './sections/other-section.tsx';
import { draftOf, type EmployeeFormSubject, useEmployeeForm } from './use-employee-form.ts';

export function LoadedForm({ subject, shownOn, description, opened, onClose, onConflict }: LoadedFormProps) {
  const { form, mode, submit, restored, discardDraft } = useEmployeeForm(subject, {
    shownOn,
    onSaved: onClose,
    onConflict,
  });
  const { isDirty, errors } = useFormState({ control: form.control });
  const sections = sectionsFor(mode, subject.sensitiveVisible);
  const { box, active, goTo } = useScrollSpy(sections.map(({ id }) => id));
  useDraft(draftOf(subject), () => {
    if (!isDirty) return null;
    return mode === 'create' ? withoutSensitive(form.getValues()) : changedOnly(form.getValues(), subject.values);
  });
  return (
    <FormPanel
      form={form}
      submit={submit}
      mode={mode}
      title={messages.employeeForm.title}
      description={description}
      opened={opened}
      onClose={onClose}
      bodyRef={box}
      tabs={
        <SectionTabs
          sections={sections.map(({ id, label, fields }) => ({ id, label, errors: countErrors(errors, fields) }))}
          active={active}
          onSelect={goTo}
        />
      }
    >
      {restored ? <RestoredDraft text="Sensitive fields are never kept." onDiscard={discardDraft} /> : null}
      <EmployeeSection mode={mode} sensitiveVisible={subject.sensitiveVisible} />
      <ClientSection mode={mode} current={subject.hire ?? subject.record} isFixed={subject.hire !== null} />
      <BankSection sensitiveVisible={subject.sensitiveVisible} />
      <OtherSection mode={mode} sensitiveVisible={subject.sensitiveVisible} mayExempt={subject.mayExempt} />
      {subject.sensitiveVisible ? <EmergencySection /> : null}
      {mode === 'create' ? <CostSection /> : null}
    </FormPanel>
  );
}

interface LoadedFormProps {
  readonly subject: EmployeeFormSubject;
  readonly shownOn: FormOrigin;
  readonly description: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConflict: () => Promise<boolean>;
}

function sectionsFor(mode: 'create' | 'update', sensitiveVisible: boolean) {
  return employeeFormSections
    .filter(({ title }) => mode === 'create' || title !== 'Cost Information')
    .filter(({ title }) => sensitiveVisible || title !== 'Emergency Information')
    .map(({ title, fields }) => ({ id: sectionIds[title], label: title.replace(' Information', ''), fields }));
}
