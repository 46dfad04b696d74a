import { jobDescriptionSections } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { jobFamilyLabels } from '@muster/contract/domains/recruitment/job-description-templates.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { choiceList } from '../../platform/form/choice-list.ts';
import { SelectField } from '../../platform/form/select-field.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import type { JobDescriptionValues as Values } from './job-description-values.ts';
import { filledTemplateQuery, usableTemplatesQuery } from './job-descriptions.queries.ts';
import { MissingPlaces } from './missing-places.tsx';

/** Fills the fields in from a template and the position. The text can be edited before it is saved. */
export function TemplateChoice({ positionId }: { readonly positionId: number }) {
  const { setValue } = useFormContext<Values>();
  const queries = useQueryClient();
  const templates = useQuery(usableTemplatesQuery);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const fill = async (templateId: number) => {
    try {
      const filled = await queries.fetchQuery(filledTemplateQuery(templateId, positionId));
      for (const section of jobDescriptionSections) setValue(section, filled[section], { shouldDirty: true });
      setValue('template_version', filled.template.version);
      setMissing(filled.missing);
    } catch (problem) {
      setValue('template_id', null);
      showProblem(problem);
    }
  };
  return (
    <FormSection id="template" title="Template">
      <SelectField<Values>
        name="template_id"
        label="Template"
        helper="Replaces the text below. Names in braces are filled in from the position."
        required
        wide
        numeric
        options={(templates.data?.data ?? []).map(({ id, name, family }) => ({
          ...{ value: String(id), label: name, hint: jobFamilyLabels[family] },
        }))}
        list={choiceList(templates)}
        onChosen={(value) => (value === null ? undefined : void fill(Number(value)))}
      />
      <MissingPlaces labels={missing} />
    </FormSection>
  );
}
