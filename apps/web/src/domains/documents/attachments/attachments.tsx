import type { ListedAttachment as Attachment } from '@muster/contract/domains/documents/attachment.schemas.ts';
import { IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { SensitiveTag } from '../../../ui/field/field.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import type { AttachmentSource } from './attachment-source.ts';
import { AttachmentUpload } from './attachment-upload.tsx';
import styles from './attachments.module.css';
import { useAttachmentActions } from './use-attachment-actions.tsx';

const AttachmentPreview = lazyPanel(() => import('./attachment-preview.tsx').then((part) => part.AttachmentPreview));

/** The attachments of one owner: list, add, view and remove. */
export function Attachments({ source }: { readonly source: AttachmentSource }) {
  const attachments = useQuery(source.list);
  const { download, remove, dialog } = useAttachmentActions(source);
  const preview = useLazyPanel((row: Attachment, state) => (
    <AttachmentPreview source={source} row={row} onDownload={() => void download(row)} {...state} />
  ));
  return (
    <Loaded of={attachments} thing="attachments">
      {({ data, abilities }) => (
        <div className={styles.stack}>
          {abilities.change ? (
            <Card title="Add attachments">
              <AttachmentUpload source={source} />
            </Card>
          ) : null}
          <Card
            title={`Attachments${data.length === 0 ? '' : ` (${data.length})`}`}
            flush
            actions={source.isSensitive ? <SensitiveTag /> : null}
          >
            {data.length === 0 ? (
              <EmptyState
                icon={<IconPaperclip aria-hidden="true" />}
                title="No attachments yet"
                hint={abilities.change ? 'Choose a type above and drop files there.' : source.emptyHint}
              />
            ) : (
              <ul className={styles.list} aria-label="Attachments">
                {data.map((row) => (
                  <AttachmentRow
                    key={row.id}
                    row={row}
                    onPreview={() => preview.open(row)}
                    onDownload={() => void download(row)}
                    onRemove={row.may_remove ? () => remove(row) : undefined}
                  />
                ))}
              </ul>
            )}
          </Card>
          {preview.panel}
          {dialog}
        </div>
      )}
    </Loaded>
  );
}
