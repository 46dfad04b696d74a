import {
  jobDescriptionSections,
  mostSectionText,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { jobDescriptionPlaceholderLabels } from '@muster/contract/domains/recruitment/job-description-template.rules.ts';
import type { JobDescriptionTemplateRecord } from '@muster/contract/domains/recruitment/job-description-template-answers.ts';
import {
  createJobDescriptionTemplateBody,
  jobDescriptionTemplateLabels as labels,
  mostTemplateName,
  updateJobDescriptionTemplateBody,
} from '@muster/contract/domains/recruitment/job-description-templates.schemas.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { jobDescriptionTemplatesEndpoints } from '../../platform/api/endpoints/job-description-templates.generated.ts';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { InsertPlaceholders } from '../../platform/form/insert-placeholders.tsx';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { StoredRecordPanel } from '../../platform/form/stored-record-panel.tsx';
import { TextAreaField } from '../../platform/form/text-area-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { familyOptions } from './family-options.ts';
import { jobDescriptionTemplateDetailsQuery, refreshJobDescriptionTemplates } from './job-descriptions.queries.ts';

interface Values {
  name: string;
  family: string;
  summary: string;
  duties: string;
  requirements: string;
  benefits: string;
}

const title = 'Job description template details';

/** A template to change, or to begin a new one with. Null: an empty new one. */
export interface OpenedTemplate {
  readonly id: number;
  readonly isCopied: boolean;
}

export function JobDescriptionTemplatePanel({ subject, ...panel }: TemplatePanelProps) {
  if (subject === null) return <LoadedForm {...panel} record={null} copied={null} />;
  return <StoredTemplate {...panel} subject={subject} />;
}

function StoredTemplate({ subject, ...panel }: Required<PanelProps> & { readonly subject: OpenedTemplate }) {
  return (
    <StoredRecordPanel {...panel} isWide query={jobDescriptionTemplateDetailsQuery(subject.id)} title={title}>
      {(record, renew) =>
        subject.isCopied ? (
          <LoadedForm {...panel} record={null} copied={record} />
        ) : (
          <LoadedForm {...panel} record={record} copied={null} onConflict={renew} />
        )
      }
    </StoredRecordPanel>
  );
}

function LoadedForm({ record, copied, ...panel }: LoadedFormProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      isWide
      mode={record ? 'update' : 'create'}
      title={title}
      description={record?.name ?? (copied ? `A copy of ${copied.name}.` : 'Add a job description template.')}
      values={valuesOf(record ?? copied, copied !== null)}
      call={saveCall(record, {
        create: { schema: createJobDescriptionTemplateBody, send: bodyTo(jobDescriptionTemplatesEndpoints.create) },
        update: { schema: updateJobDescriptionTemplateBody, send: bodyTo(jobDescriptionTemplatesEndpoints.update) },
      })}
      thing="job description template"
      viewAt={(id) => pathOf('jobDescriptionTemplateDetails', { id })}
      onSaved={() => refreshJobDescriptionTemplates(queries)}
    >
      <FormSection id="template" title="Template">
        <TextField<Values> name="name" label={labels.name} required maxLength={mostTemplateName} autoFocus />
        <SelectField<Values> name="family" label={labels.family} required options={familyOptions} />
      </FormSection>
      <FormSection
        id="text"
        title="Text"
        description="Names in braces are filled in from the position. Begin a line with a hyphen for a list."
      >
        <InsertPlaceholders labels={jobDescriptionPlaceholderLabels} name="summary">
          {jobDescriptionSections.map((section) => (
            <TextAreaField<Values>
              key={section}
              name={section}
              label={labels[section]}
              required={section !== 'benefits'}
              wide
              rows={section === 'summary' ? 4 : 7}
              maxLength={mostSectionText}
            />
          ))}
        </InsertPlaceholders>
      </FormSection>
    </RecordPanel>
  );
}

const valuesOf = (from: JobDescriptionTemplateRecord | null, isCopied: boolean): Values => ({
  name: from === null ? '' : isCopied ? `Copy of ${from.name}`.slice(0, mostTemplateName) : from.name,
  family: from?.family ?? '',
  summary: from?.summary ?? '',
  duties: from?.duties ?? '',
  requirements: from?.requirements ?? '',
  benefits: from?.benefits ?? '',
});

interface TemplatePanelProps extends Required<PanelProps> {
  readonly subject: OpenedTemplate | null;
}

interface LoadedFormProps extends Required<PanelProps> {
  readonly record: JobDescriptionTemplateRecord | null;
  /** What a new template begins with. */
  readonly copied: JobDescriptionTemplateRecord | null;
  readonly onConflict?: () => Promise<boolean>;
}
