import { capitalized } from '@muster/contract/capitalized.ts';
import { uploadLimits } from '@muster/contract/constants.ts';
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
        <Files source={source} hint={limitsText(attachmentLimits)} onFiles={(files) => uploads.start(files, '')} />
      ) : (
        <TypedFiles source={source} types={types} onFiles={uploads.start} />
      )}
      <UploadRows label="Uploads" rows={uploads.rows} onRetry={uploads.retry} onRemove={uploads.remove} />
    </div>
  );
}

/** `facts`: the id of the type, empty without types. */
function useAttachmentUploads(source: AttachmentSource) {
  const queries = useQueryClient();
  return useUploads<string>({
    label: 'Attachment',
    limits: attachmentLimits,
    send: (file, typeId, sending) => {
      const body = new FormData();
      body.append(source.owner.field, String(source.owner.id));
      if (typeId !== '') body.append('attachment_type_id', typeId);
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
  const types = useLookup(lookup);
  return (
    <div className={styles.upload}>
      <Field label="Type" required>
        {(control) => <ComboBox {...control} placeholder="Select" value={type} onChange={setType} {...types.choices} />}
      </Field>
      <Files
        source={source}
        hint={type === null ? 'Choose a type first.' : limitsText(attachmentLimits)}
        disabled={type === null}
        onFiles={(files) => onFiles(files, type ?? '')}
      />
    </div>
  );
}

interface TypedFilesProps {
  readonly source: AttachmentSource;
  readonly types: Lookup<{ readonly id: number; readonly name: string }>;
  readonly onFiles: (files: readonly File[], typeId: string) => void;
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
