import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import type { FailedUpload } from '../../../platform/upload/use-uploads.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { Attachments } from '../../documents/index.ts';
import { leaveDocuments } from './leave-document-source.ts';
import { failedUploadsText } from './leave-document-texts.ts';
import styles from './leave-documents.module.css';

/** The certificates and other documents of one request. */
export function LeaveDocumentsPanel({ request, opened, onClose }: LeaveDocumentsPanelProps) {
  const queries = useQueryClient();
  const source = useMemo(() => leaveDocuments(request.id, queries), [request.id, queries]);
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title="Documents"
      description={request.about}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.content}>
        {request.failed === undefined ? null : (
          <div role="alert">
            <Notice tone="amber">{failedUploadsText(request.failed)}</Notice>
          </div>
        )}
        <Attachments source={source} />
      </div>
    </SidePanel>
  );
}

interface LeaveDocumentsPanelProps extends Required<PanelProps> {
  readonly request: RequestOfDocuments;
}

export interface RequestOfDocuments {
  readonly id: number;
  /** 'Sick Leave, Mar 16 – 18, 2026' */
  readonly about: string;
  /** Files that should have come with the request. */
  readonly failed?: readonly FailedUpload[];
}
