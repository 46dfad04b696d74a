import type { CandidateResume } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { resumeTypeId } from '@muster/contract/domains/recruitment/resume-texts.constants.ts';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { candidateAttachmentEndpoints } from '../../../platform/api/endpoints/candidate-attachment.generated.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { acceptOf, limitsText } from '../../../platform/upload/file-limits.ts';
import { useUploads } from '../../../platform/upload/use-uploads.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DropZone } from '../../../ui/upload/drop-zone.tsx';
import { UploadRows } from '../../../ui/upload/upload-rows.tsx';
import { candidateAnswers } from '../candidates.queries.ts';
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
  return (
    <Card title="Resume" actions={resumes.length === 0 ? null : <Link to="?tab=attachments">View files</Link>}>
      <div className={styles.stack}>
        {resumes.length === 0 ? null : (
          <ul className={styles.resumes} aria-label="Resumes">
            {resumes.map((resume) => (
              <Resume key={resume.attachment_id} resume={resume} />
            ))}
          </ul>
        )}
        {resumes.length === 0 || isAdding ? (
          <DropZone
            label="Resume"
            hint={`${limitsText(limits)}. Only staff can read it.`}
            accept={acceptOf(limits)}
            onFiles={(files) => uploads.start(files, terms)}
          />
        ) : (
          <div>
            <Button small icon={<IconUpload size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
              Add a resume
            </Button>
          </div>
        )}
        <UploadRows label="Uploads" rows={uploads.rows} onRetry={uploads.retry} onRemove={uploads.remove} />
      </div>
    </Card>
  );
}

function Resume({ resume }: { readonly resume: CandidateResume }) {
  const zone = useViewerZone();
  const { text, isProblem } = resumeStateText(resume);
  return (
    <li>
      <p className={styles.name}>{resume.file_name}</p>
      <p className={styles.facts} data-problem={isProblem || undefined}>
        {text}
      </p>
      <p className={styles.facts}>{formatDateTime(resume.added_at, zone)}</p>
    </li>
  );
}

interface ResumeCardProps {
  readonly id: number;
  readonly resumes: readonly CandidateResume[];
}
