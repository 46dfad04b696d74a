import { capitalized } from '@muster/contract/capitalized.ts';
import type { ListedAttachment as Attachment } from '@muster/contract/domains/documents/attachment.schemas.ts';
import type { ReactNode } from 'react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import type { AttachmentSource } from './attachment-source.ts';
import styles from './attachments.module.css';
import { useAttachmentActions } from './use-attachment-actions.tsx';

const AttachmentPreview = lazyPanel(() => import('./attachment-preview.tsx').then((part) => part.AttachmentPreview));

/** Files with their actions: preview, download, and removal where the viewer may. */
export function AttachmentList({ source, rows, noteOf }: AttachmentListProps) {
  const { download, remove, dialog } = useAttachmentActions(source);
  const preview = useLazyPanel((row: Attachment, state) => (
    <AttachmentPreview source={source} row={row} onDownload={() => void download(row)} {...state} />
  ));
  return (
    <>
      <ul className={styles.list} aria-label={`${capitalized(source.thing ?? 'attachment')}s`}>
        {rows.map((row) => (
          <AttachmentRow
            key={row.id}
            row={row}
            note={noteOf?.(row)}
            onPreview={() => preview.open(row)}
            onDownload={() => void download(row)}
            onRemove={row.may_remove ? () => remove(row) : undefined}
          />
        ))}
      </ul>
      {preview.panel}
      {dialog}
    </>
  );
}

interface AttachmentListProps {
  readonly source: AttachmentSource;
  readonly rows: readonly Attachment[];
  /** A line below the facts of a file. */
  readonly noteOf?: (row: Attachment) => ReactNode;
}
