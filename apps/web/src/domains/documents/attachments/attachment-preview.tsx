import type { ListedAttachment as Attachment } from '@muster/contract/domains/documents/attachment.schemas.ts';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemText } from '../../../platform/api/problem-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import type { AttachmentSource } from './attachment-source.ts';
import styles from './attachments.module.css';
import { previewTypes } from './can-preview.ts';

/** Previews a picture or document. The content is fetched each time, because each read is logged. */
export function AttachmentPreview({ source, row, opened, onClose, onDownload }: AttachmentPreviewProps) {
  const content = useQuery({
    ...source.content(row),
    enabled: opened,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = useBlobAddress(content.data?.blob, previewTypes[row.kind]);
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={row.file_name}
      size="xl"
      actions={
        <Button icon={<IconDownload aria-hidden="true" />} onClick={onDownload}>
          Download
        </Button>
      }
    >
      {content.error ? (
        <ErrorState
          title="The attachment could not be loaded"
          text={problemText(content.error)}
          onRetry={() => void content.refetch()}
        />
      ) : address === null ? (
        <PageSkeleton />
      ) : row.kind === 'pdf' ? (
        <iframe className={styles.document} src={`${address}#navpanes=0`} title={`Preview of ${row.file_name}`} />
      ) : (
        <img className={styles.picture} src={address} alt={row.file_name} />
      )}
    </AppModal>
  );
}

interface AttachmentPreviewProps {
  readonly source: AttachmentSource;
  readonly row: Attachment;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDownload: () => void;
}

/** Served with a type that we set; released with the part that shows it. */
function useBlobAddress(blob: Blob | undefined, type: string | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (blob === undefined || type === undefined) return undefined;
    const made = URL.createObjectURL(new Blob([blob], { type }));
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [blob, type]);
  return address;
}
