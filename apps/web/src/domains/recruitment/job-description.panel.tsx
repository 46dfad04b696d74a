import type { ShownJobDescription } from '@muster/contract/domains/recruitment/job-description-answers.ts';
import {
  type JobDescriptionText,
  jobDescriptionSections,
  jobDescriptionSectionLabels as labels,
  mapSections,
  mostSectionText,
  sectionsOf,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { saveJobDescriptionBody } from '@muster/contract/domains/recruitment/job-descriptions.schemas.ts';
import type { OpenPositionRecord } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { jobDescriptionsEndpoints } from '../../platform/api/endpoints/job-descriptions.generated.ts';
import { formCall } from '../../platform/form/form-call.ts';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { TextAreaField } from '../../platform/form/text-area-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import type { JobDescriptionValues } from './job-description-values.ts';
import { jobDescriptionQuery, refreshJobDescriptions } from './job-descriptions.queries.ts';
import { TemplateChoice } from './template-choice.tsx';

export interface WrittenDescription {
  readonly position: OpenPositionRecord;
  /** Null: none yet. */
  readonly description: ShownJobDescription | null;
  readonly begin: 'text' | 'template';
}

type Values = JobDescriptionValues;

/** Writes the next version: from the current text, or from a template. */
export function JobDescriptionPanel({ subject, ...panel }: DescriptionPanelProps) {
  const { position, description, begin } = subject;
  const queries = useQueryClient();
  const [current, setCurrent] = useState(description);
  const version = current?.work?.number ?? 0;
  const isFromTemplate = begin === 'template';
  const readAgain = async () => {
    const answer = await queries.fetchQuery(jobDescriptionQuery(position.id));
    setCurrent(answer.description);
    return true;
  };
  return (
    <RecordPanel<Values>
      {...panel}
      isWide
      mode="update"
      title={isFromTemplate ? 'Use a template' : 'Job description'}
      description={`${position.title} of ${position.client}`}
      values={valuesOf(isFromTemplate ? null : current)}
      button={{ label: `Save as version ${version + 1}`, processingLabel: 'Saving...' }}
      call={formCall({
        schema: saveJobDescriptionBody,
        bodyOf: ({ template_id, template_version, ...text }: Values) => ({
          ...text,
          version,
          template:
            template_id === null || template_version === null ? null : { id: template_id, version: template_version },
        }),
        rules: ({ template }) =>
          isFromTemplate && template === null ? { template_id: ['The template is required.'] } : {},
        send: (body) => callApi(jobDescriptionsEndpoints.save, { params: { id: position.id }, body }),
      })}
      thing="job description"
      success={`Version ${version + 1} of the job description has been saved.`}
      onConflict={readAgain}
      onSaved={() => refreshJobDescriptions(queries)}
    >
      {isFromTemplate ? <TemplateChoice positionId={position.id} /> : null}
      <FormSection
        id="text"
        title="Text"
        description="Begin a line with a hyphen for a list. The client reads the text once it is reviewed."
      >
        {jobDescriptionSections.map((section) => (
          <TextAreaField<Values>
            key={section}
            name={section}
            label={labels[section]}
            required={section !== 'benefits'}
            wide
            rows={section === 'summary' ? 4 : 8}
            maxLength={mostSectionText}
          />
        ))}
      </FormSection>
    </RecordPanel>
  );
}

const valuesOf = (text: JobDescriptionText | null): Values => ({
  ...(text === null ? mapSections(() => '') : sectionsOf(text)),
  template_id: null,
  template_version: null,
});

interface DescriptionPanelProps extends Required<PanelProps> {
  readonly subject: WrittenDescription;
}
