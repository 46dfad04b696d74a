import type { ListedAttachment as Attachment } from '@muster/contract/domains/documents/attachment.schemas.ts';
import { audienceWords } from '@muster/contract/domains/documents/audience.constants.ts';
import {
  IconDownload,
  IconEye,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
  IconPhoto,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { fileSizeText } from '../../../platform/upload/file-limits.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './attachments.module.css';
import { canPreview } from './can-preview.ts';

const icons = {
  pdf: IconFileTypePdf,
  docx: IconFileTypeDocx,
  xlsx: IconFileTypeXls,
  png: IconPhoto,
  jpg: IconPhoto,
};

/** One file: type, size, uploader, and its actions. */
export function AttachmentRow({ row, note, onPreview, onDownload, onRemove }: AttachmentRowProps) {
  const zone = useViewerZone();
  const Icon = icons[row.kind];
  const facts = [
    ...(row.attachment_type ? [row.attachment_type.name] : []),
    fileSizeText(row.size_bytes),
    [row.uploaded_by, formatDateTime(row.created_at, zone)].filter(Boolean).join(', '),
  ];
  return (
    <li className={styles.row}>
      <Icon size={22} aria-hidden="true" />
      <div className={styles.text}>
        {canPreview(row.kind) ? (
          <button type="button" className={styles.name} onClick={onPreview}>
            {row.file_name}
          </button>
        ) : (
          <p className={styles.plainName}>{row.file_name}</p>
        )}
        {row.visibility ? <StateBadge word={audienceWords[row.visibility]} /> : null}
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {note}
      </div>
      {canPreview(row.kind) ? (
        <IconButton
          label={`Preview ${row.file_name}`}
          icon={<IconEye size={18} aria-hidden="true" />}
          onClick={onPreview}
        />
      ) : null}
      <IconButton
        label={`Download ${row.file_name}`}
        icon={<IconDownload size={18} aria-hidden="true" />}
        onClick={onDownload}
      />
      {onRemove ? (
        <IconButton
          label={`Delete ${row.file_name}`}
          icon={<IconTrash size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      ) : null}
    </li>
  );
}

interface AttachmentRowProps {
  readonly row: Attachment;
  /** What else there is to say about the file. */
  readonly note?: ReactNode;
  readonly onPreview: () => void;
  readonly onDownload: () => void;
  readonly onRemove: (() => void) | undefined;
}
