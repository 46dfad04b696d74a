import { capitalized } from '@muster/contract/capitalized.ts';
import { uploadLimits } from '@muster/contract/constants.ts';
import { attachmentLabels } from '@muster/contract/domains/documents/attachment.schemas.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { type Lookup, useLookup } from '../../../platform/form/lookup.ts';
import { acceptOf, limitsText } from '../../../platform/upload/file-limits.ts';
import { useUploads } from '../../../platform/upload/use-uploads.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { DropZone } from '../../../ui/upload/drop-zone.tsx';
import { UploadRows } from '../../../ui/upload/upload-rows.tsx';
import type { AttachmentSource } from './attachment-source.ts';
import styles from './attachments.module.css';

export const attachmentLimits = { types: uploadLimits.attachmentTypes, megabytes: uploadLimits.megabytes };

/** The files, several at a time; first their type, where the owner's files have types. */
export function AttachmentUpload({ source }: { readonly source: AttachmentSource }) {
  const uploads = useAttachmentUploads(source);
  const { types } = source;
  return (
    <div>
      {types === null ? (
        <Files source={source} hint={limitsText(attachmentLimits)} onFiles={(files) => uploads.start(files, noTerms)} />
      ) : (
        <TypedFiles source={source} types={types} onFiles={uploads.start} />
      )}
      <UploadRows label="Uploads" rows={uploads.rows} onRetry={uploads.retry} onRemove={uploads.remove} />
    </div>
  );
}

/** What the files have in common; empty where files have no types or no audience. */
interface FileTerms {
  readonly typeId: string;
  readonly audience: string;
}

const noTerms: FileTerms = { typeId: '', audience: '' };

function useAttachmentUploads(source: AttachmentSource) {
  const queries = useQueryClient();
  return useUploads<FileTerms>({
    label: 'Attachment',
    limits: attachmentLimits,
    send: (file, { typeId, audience }, sending) => {
      const body = new FormData();
      body.append(source.owner.field, String(source.owner.id));
      if (typeId !== '') body.append('attachment_type_id', typeId);
      if (audience !== '') body.append('visibility', audience);
      body.append('attachment', file);
      return source.add(body, sending);
    },
    onDone: () => {
      showSuccess(successMessage(capitalized(source.thing ?? 'attachment'), 'added'));
      void queries.invalidateQueries({ queryKey: source.list.queryKey });
      source.onChanged?.();
    },
  });
}

function TypedFiles({ source, types: lookup, onFiles }: TypedFilesProps) {
  const [type, setType] = useState<string | null>(null);
  const { audiences } = source;
  const [audience, setAudience] = useState<string | null>(audiences?.[0]?.value ?? null);
  const types = useLookup(lookup);
  return (
    <div className={styles.upload}>
      <div className={styles.terms}>
        <Field label="Type" required>
          {(control) => (
            <ComboBox {...control} placeholder="Select" value={type} onChange={setType} {...types.choices} />
          )}
        </Field>
        {audiences ? (
          <Field label={attachmentLabels.visibility} required>
            {(control) => <ComboBox {...control} value={audience} onChange={setAudience} options={audiences} />}
          </Field>
        ) : null}
      </div>
      <Files
        source={source}
        hint={type === null ? 'Choose a type first.' : limitsText(attachmentLimits)}
        disabled={type === null || (audiences !== undefined && audience === null)}
        onFiles={(files) => onFiles(files, { typeId: type ?? '', audience: audience ?? '' })}
      />
    </div>
  );
}

interface TypedFilesProps {
  readonly source: AttachmentSource;
  readonly types: Lookup<{ readonly id: number; readonly name: string }>;
  readonly onFiles: (files: readonly File[], terms: FileTerms) => void;
}

function Files({ source, hint, disabled = false, onFiles }: FilesProps) {
  return (
    <DropZone
      label={`${capitalized(source.thing ?? 'attachment')}s`}
      many
      hint={hint}
      accept={acceptOf(attachmentLimits)}
      disabled={disabled}
      onFiles={onFiles}
    />
  );
}

interface FilesProps {
  readonly source: AttachmentSource;
  readonly hint: string;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}
