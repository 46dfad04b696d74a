import type { OpenPositionRecord } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconBriefcase, IconPencil } from '@tabler/icons-react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordColumns, RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { moveLabel } from '../moved-position.ts';
import { openPositionAnswers, openPositionDetailsQuery } from '../open-positions.queries.ts';
import { openedText } from '../opened-text.ts';
import { PositionStatusBadge } from '../position-status.tsx';
import { PositionTabs } from '../position-tabs.tsx';
import { useMovePosition } from '../use-move-position.tsx';
import { JobDescriptionCard } from './job-description-card.tsx';
import { PositionTerms } from './position-terms.tsx';
import { PositionWork } from './position-work.tsx';
import { StatusHistory } from './status-history.tsx';

const OpenPositionPanel = lazyPanel(() => import('../open-position.panel.tsx').then((part) => part.OpenPositionPanel));

/** `/recruitment/:id`: one open position. */
export function OpenPositionDetailsPage() {
  return (
    <RecordAtAddress
      query={openPositionDetailsQuery}
      nameOf={({ title }) => title}
      thing="open position"
      icon={<IconBriefcase aria-hidden="true" />}
      list={{ name: 'open positions', to: pathOf('openPositions') }}
      outline={<RecordSkeleton thing="open position" hasAvatar={false} />}
    >
      {(record) => <OpenPosition record={record} />}
    </RecordAtAddress>
  );
}

function OpenPosition({ record }: { readonly record: OpenPositionRecord }) {
  const form = useLazyPanel((id: number, state) => <OpenPositionPanel id={id} {...state} />);
  useRefreshOn('open-positions.changed', openPositionAnswers, { isWanted: ({ id }) => id === record.id });
  const { move, panel } = useMovePosition();
  const zone = useViewerZone();
  const { id, status, work, client, opened_at } = record;
  return (
    <Page>
      <PageHeader
        title={record.title}
        status={<PositionStatusBadge status={status} />}
        text={`${client} · ${openedText(opened_at, zone)}`}
        actions={
          work ? (
            <>
              <MenuButton
                tone="default"
                entries={work.moves.map((to) => ({ label: moveLabel(status, to), onSelect: () => move(record, to) }))}
              >
                Change status
              </MenuButton>
              <Button icon={<IconPencil aria-hidden="true" />} onClick={() => form.open(id)}>
                Update
              </Button>
            </>
          ) : null
        }
      />
      <PositionTabs active="position" position={record} />
      <RecordContent>
        {work ? (
          <RecordColumns
            main={
              <>
                <PositionTerms record={record} />
                <JobDescriptionCard position={record} />
                <StatusHistory history={work.history} zone={zone} />
              </>
            }
            aside={<PositionWork work={work} />}
          />
        ) : (
          <RecordStack>
            <PositionTerms record={record} />
            <JobDescriptionCard position={record} />
          </RecordStack>
        )}
      </RecordContent>
      {form.panel}
      {panel}
    </Page>
  );
}
