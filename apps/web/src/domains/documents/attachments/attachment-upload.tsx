import { uploadLimits } from '@muster/contract/constants.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { acceptOf, limitsText } from '../../../platform/upload/file-limits.ts';
import { useUploads } from '../../../platform/upload/use-uploads.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { DropZone } from '../../../ui/upload/drop-zone.tsx';
import { UploadRows } from '../../../ui/upload/upload-rows.tsx';
import type { AttachmentSource } from './attachment-source.ts';
import styles from './attachments.module.css';

const limits = { types: uploadLimits.attachmentTypes, megabytes: uploadLimits.megabytes };

/** Select the type first, then the files, several at a time. */
export function AttachmentUpload({ source }: { readonly source: AttachmentSource }) {
  const queries = useQueryClient();
  const [type, setType] = useState<string | null>(null);
  const types = useLookup(source.types);
  const uploads = useUploads<string>({
    label: 'Attachment',
    limits,
    send: (file, typeId, sending) => {
      const body = new FormData();
      body.append(source.owner.field, String(source.owner.id));
      body.append('attachment_type_id', typeId);
      body.append('attachment', file);
      return source.add(body, sending);
    },
    onDone: () => {
      showSuccess(successMessage('Attachment', 'added'));
      void queries.invalidateQueries({ queryKey: source.list.queryKey });
    },
  });
  return (
    <div>
      <div className={styles.upload}>
        <Field label="Type" required>
          {(control) => (
            <ComboBox {...control} placeholder="Select" value={type} onChange={setType} {...types.choices} />
          )}
        </Field>
        <DropZone
          label="Attachments"
          many
          hint={type === null ? 'Choose a type first.' : limitsText(limits)}
          accept={acceptOf(limits)}
          disabled={type === null}
          onFiles={(files) => uploads.start(files, type ?? '')}
        />
      </div>
      <UploadRows label="Uploads" rows={uploads.rows} onRetry={uploads.retry} onRemove={uploads.remove} />
    </div>
  );
}
