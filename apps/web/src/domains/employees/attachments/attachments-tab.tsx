import type { EmployeeAttachmentRow } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { History } from '../../../platform/record/history.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { SensitiveTag } from '../../../ui/field/field.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { attachmentWires } from '../employee-files.wires.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { AttachmentUpload } from './attachment-upload.tsx';
import styles from './attachments.module.css';
import { useAttachmentActions } from './use-attachment-actions.tsx';

const AttachmentPreview = lazy(() =>
  import('./attachment-preview.tsx').then((part) => ({ default: part.AttachmentPreview })),
);

/** Contracts, identity papers and whatever else belongs to the file of one employee. */
export function AttachmentsTab({ id }: { readonly id: number }) {
  const attachments = useQuery(apiQuery(attachmentWires.list, { params: { id } }));
  const [shown, setShown] = useState<{ row: EmployeeAttachmentRow; opened: boolean } | null>(null);
  const { download, remove, dialog } = useAttachmentActions(id);
  return (
    <History of={attachments} thing="attachments">
      {({ data, abilities }) => (
        <div className={styles.stack}>
          {abilities.change ? (
            <Card title="Add attachments">
              <AttachmentUpload employeeId={id} />
            </Card>
          ) : null}
          <Card title={`Attachments${data.length === 0 ? '' : ` (${data.length})`}`} flush actions={<SensitiveTag />}>
            {data.length === 0 ? (
              <EmptyState
                icon={<IconPaperclip aria-hidden="true" />}
                title="No attachments yet"
                hint={abilities.change ? 'Choose a type above and drop files there.' : 'Files that HR adds stand here.'}
              />
            ) : (
              <ul className={styles.list} aria-label="Attachments">
                {data.map((row) => (
                  <AttachmentRow
                    key={row.id}
                    row={row}
                    onPreview={() => setShown({ row, opened: true })}
                    onDownload={() => void download(row)}
                    onRemove={abilities.change ? () => remove(row) : undefined}
                  />
                ))}
              </ul>
            )}
          </Card>
          {shown ? (
            <Suspense>
              <AttachmentPreview
                key={shown.row.id}
                employeeId={id}
                row={shown.row}
                opened={shown.opened}
                onClose={() => setShown({ ...shown, opened: false })}
                onDownload={() => void download(shown.row)}
              />
            </Suspense>
          ) : null}
          {dialog}
        </div>
      )}
    </History>
  );
}
