import { acceptOf, limitsText } from '../../../platform/upload/file-limits.ts';
import type { useUploads } from '../../../platform/upload/use-uploads.ts';
import { DropZone } from '../../../ui/upload/drop-zone.tsx';
import { UploadRows } from '../../../ui/upload/upload-rows.tsx';
import { attachmentLimits } from './attachment-upload.tsx';

type Uploads = Pick<ReturnType<typeof useUploads>, 'rows' | 'choose' | 'retry' | 'remove'>;

/** Files of a form, which sends them once its record is saved (`useUploads`). */
export function AttachmentChoice({ label, uploads, error, disabled = false }: AttachmentChoiceProps) {
  return (
    <div>
      <DropZone
        label={label}
        many
        hint={limitsText(attachmentLimits)}
        accept={acceptOf(attachmentLimits)}
        error={error}
        disabled={disabled}
        onFiles={uploads.choose}
      />
      <UploadRows label="Chosen files" rows={uploads.rows} onRetry={uploads.retry} onRemove={uploads.remove} />
    </div>
  );
}

interface AttachmentChoiceProps {
  readonly label: string;
  readonly uploads: Uploads;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}
