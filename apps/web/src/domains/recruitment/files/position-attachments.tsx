import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { Attachments } from '../../documents/index.ts';
import { openPositionHeadQuery, type PositionHead } from '../open-positions.queries.ts';
import { PositionRecordPage } from '../position-record-page.tsx';
import { PositionStatusBadge } from '../position-status.tsx';
import { positionFiles } from './recruitment-files.ts';

/** Files of a position, for either side. `links` or `tabs`: to the other pages of the position. */
export function PositionAttachments({ list, links, tabs }: PositionAttachmentsProps) {
  const { uuid = '' } = useParams();
  const found = useQuery(openPositionHeadQuery(uuid));
  return (
    <PositionRecordPage
      of={found}
      title="Attachments"
      thing="position"
      list={list}
      nameOf={({ title }) => `Attachments of ${title}`}
    >
      {(position) => (
        <Page>
          <PageHeader
            title={tabs ? position.title : `Attachments of ${position.title}`}
            status={<PositionStatusBadge status={position.status} />}
            text={position.client}
            actions={links?.(position) ?? null}
          />
          {tabs?.(position)}
          <RecordContent>
            <Attachments source={positionFiles(position.id)} />
          </RecordContent>
        </Page>
      )}
    </PositionRecordPage>
  );
}

interface PositionAttachmentsProps {
  /** Where the other positions are. */
  readonly list: { readonly name: string; readonly to: string };
  readonly links?: (position: PositionHead) => ReactNode;
  readonly tabs?: (position: PositionHead) => ReactNode;
}
