import { capitalized } from '@muster/contract/capitalized.ts';
import { IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { SensitiveTag } from '../../../ui/field/field.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { AttachmentList } from './attachment-list.tsx';
import type { AttachmentSource } from './attachment-source.ts';
import { AttachmentUpload } from './attachment-upload.tsx';
import styles from './attachments.module.css';

/** The attachments of one owner: list, add, view and remove. */
export function Attachments({ source }: { readonly source: AttachmentSource }) {
  const attachments = useQuery(source.list);
  const things = `${source.thing ?? 'attachment'}s`;
  const addHint =
    source.types === null ? 'Drop files above, or take a photo.' : 'Choose a type above and drop files there.';
  return (
    <Loaded of={attachments} thing={things}>
      {({ data, abilities }) => (
        <div className={styles.stack}>
          {abilities.change ? (
            <Card title={`Add ${things}`}>
              <AttachmentUpload source={source} />
            </Card>
          ) : null}
          <Card
            title={capitalized(things)}
            note={data.length || undefined}
            flush
            actions={source.isSensitive ? <SensitiveTag /> : null}
          >
            {data.length === 0 ? (
              <EmptyState
                icon={<IconPaperclip aria-hidden="true" />}
                title={`No ${things} yet`}
                hint={abilities.change ? addHint : source.emptyHint}
              />
            ) : (
              <AttachmentList source={source} rows={data} />
            )}
          </Card>
        </div>
      )}
    </Loaded>
  );
}

/** The files alone, to read them where something is decided about their owner. */
export function AttachmentsToRead({ source }: { readonly source: AttachmentSource }) {
  const attachments = useQuery(source.list);
  return (
    <Loaded of={attachments} thing={`${source.thing ?? 'attachment'}s`}>
      {({ data }) => (
        <div className={styles.framed}>
          <AttachmentList source={source} rows={data.map((row) => ({ ...row, may_remove: false }))} />
        </div>
      )}
    </Loaded>
  );
}
