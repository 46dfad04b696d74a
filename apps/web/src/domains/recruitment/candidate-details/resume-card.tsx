import type { CandidateResume } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { resumeTypeId } from '@muster/contract/domains/recruitment/resume-texts.constants.ts';
import { IconUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { candidateAttachmentEndpoints } from '../../../platform/api/endpoints/candidate-attachment.generated.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { acceptOf, limitsText } from '../../../platform/upload/file-limits.ts';
import { useUploads } from '../../../platform/upload/use-uploads.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { DropZone } from '../../../ui/upload/drop-zone.tsx';
import { UploadRows } from '../../../ui/upload/upload-rows.tsx';
import { AttachmentList } from '../../documents/index.ts';
import { candidateAnswers } from '../candidates.queries.ts';
import { candidateFiles } from '../files/recruitment-files.ts';
import styles from './resume-card.module.css';
import { resumeStateText } from './resume-state-texts.ts';

const limits = { types: ['pdf', 'docx'], megabytes: 10 };
const terms = { typeId: String(resumeTypeId), visibility: 'staff' } as const;

/** The resumes of a candidate, whether search finds them, and a place to add one. */
export function ResumeCard({ id, resumes }: ResumeCardProps) {
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const uploads = useUploads<typeof terms>({
    label: 'Resume',
    limits,
    send: (file, { typeId, visibility }, sending) => {
      const body = new FormData();
      body.append('candidate_id', String(id));
      body.append('attachment_type_id', typeId);
      body.append('visibility', visibility);
      body.append('attachment', file);
      return callApi(candidateAttachmentEndpoints.add, { body, ...sending });
    },
    onDone: () => {
      setAdding(false);
      showSuccess('Resume has been successfully added.');
      void refreshAnswers(queries, [...candidateAnswers, candidateAttachmentEndpoints.list]);
    },
  });
  const has = resumes.length > 0;
  return (
    <Card
      title="Resume"
      flush
      actions={
        has ? (
          <Button
            small
            icon={isAdding ? undefined : <IconUpload size={16} aria-hidden="true" />}
            onClick={() => setAdding(!isAdding)}
          >
            {isAdding ? 'Cancel' : 'Add a newer one'}
          </Button>
        ) : null
      }
    >
      {has ? <Resumes id={id} resumes={resumes} /> : null}
      {has && !isAdding && uploads.rows.length === 0 ? null : (
        <div className={styles.adding} data-below={has || undefined}>
          {has && !isAdding ? null : (
            <DropZone
              label="Resume"
              hint={`${limitsText(limits)}. Only staff can read it.`}
              accept={acceptOf(limits)}
              onFiles={(files) => uploads.start(files, terms)}
            />
          )}
          <UploadRows label="Uploads" rows={uploads.rows} onRetry={uploads.retry} onRemove={uploads.remove} />
        </div>
      )}
    </Card>
  );
}

/** Each as a file with its acts, and whether the search finds its text. */
function Resumes({ id, resumes }: ResumeCardProps) {
  const queries = useQueryClient();
  const source = { ...candidateFiles(id), onChanged: () => refreshAnswers(queries, candidateAnswers) };
  const found = useQuery(source.list);
  const stateOf = new Map(resumes.map((resume) => [resume.attachment_id, resumeStateText(resume)]));
  return (
    <Loaded of={found} thing="resume" outline={<RowsSkeleton />}>
      {({ data }) => (
        <AttachmentList
          source={source}
          rows={data.filter((file) => stateOf.has(file.id))}
          noteOf={(file) => <State of={stateOf.get(file.id)} />}
        />
      )}
    </Loaded>
  );
}

function State({ of }: { readonly of: ReturnType<typeof resumeStateText> | undefined }) {
  if (of === undefined) return null;
  return (
    <p className={styles.state} data-problem={of.isProblem || undefined}>
      {of.text}
    </p>
  );
}

interface ResumeCardProps {
  readonly id: number;
  readonly resumes: readonly CandidateResume[];
}
