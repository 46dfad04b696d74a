import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RecordContent } from '../../ui/record/record-layout.tsx';

/** A record that is changed in a panel: its title with the Update button, what it holds, and the panel. */
export function UpdatableRecord({ title, status, text, onUpdate, panel, children }: UpdatableRecordProps) {
  return (
    <Page>
      <PageHeader
        title={title}
        status={status}
        text={text}
        actions={
          onUpdate ? (
            <Button tone="primary" icon={<IconPencil aria-hidden="true" />} onClick={onUpdate}>
              Update
            </Button>
          ) : null
        }
      />
      <RecordContent>{children}</RecordContent>
      {panel}
    </Page>
  );
}

interface UpdatableRecordProps {
  readonly title: string;
  readonly status?: ReactNode;
  readonly text?: ReactNode;
  /** Null for viewers who may not change it. */
  readonly onUpdate: (() => void) | null;
  readonly panel: ReactNode;
  /** A RecordStack or RecordColumns. */
  readonly children: ReactNode;
}
