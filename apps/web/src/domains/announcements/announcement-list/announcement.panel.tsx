import type { AnnouncementDetails } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { FormattedText } from '../../../ui/formatted-text/formatted-text.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { AnnouncementKindBadge, AnnouncementStateBadge } from '../announcement-badges.tsx';
import { announcementPaths } from '../announcement-paths.ts';
import styles from '../announcements.module.css';
import { announcementQuery } from '../announcements.queries.ts';
import { audienceText, rolesText } from '../audience-text.ts';
import { ReaderList } from './reader-list.tsx';

/** One notification with its text, audience and readers. */
export function AnnouncementPanel({ id, opened, zone, onClose }: AnnouncementPanelProps) {
  const details = useQuery({ ...announcementQuery(id), enabled: opened });
  const record = details.data;
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={record?.title ?? 'Client notification'}
      description={record ? audienceText(record) : undefined}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {record?.abilities.preview ? <LinkButton to={announcementPaths.preview(id)}>Preview</LinkButton> : null}
          {record?.abilities.edit ? (
            <LinkButton tone="primary" to={announcementPaths.edit(id)}>
              Edit
            </LinkButton>
          ) : null}
        </>
      }
    >
      <Loaded of={details} thing="client notification">
        {(shown) => <Content record={shown} zone={zone} />}
      </Loaded>
    </SidePanel>
  );
}

interface AnnouncementPanelProps {
  readonly id: number;
  readonly opened: boolean;
  readonly zone: string;
  readonly onClose: () => void;
}

type Readings = AnnouncementDetails['by_client'][number];

const readingColumns: readonly PlainColumn<Readings>[] = [
  { header: 'Client', cell: ({ name }) => name },
  { header: 'Read', cell: ({ read, recipients }) => `${read} of ${recipients}`, align: 'right' },
];

function Content({ record, zone }: { readonly record: AnnouncementDetails; readonly zone: string }) {
  const at = (instant: string | null) => (instant === null ? null : formatDateTime(instant, zone));
  return (
    <div className={styles.panel}>
      <DescriptionList
        facts={[
          { label: 'Status', value: <AnnouncementStateBadge state={record.state} /> },
          { label: 'Importance', value: <AnnouncementKindBadge kind={record.kind} /> },
          { label: 'Audience', value: record.clients.map(({ name }) => name).join(', ') || audienceText(record) },
          { label: 'Roles', value: rolesText(record.roles) },
          { label: 'Publication', value: at(record.publish_at) },
          { label: 'Expiry', value: at(record.expires_at) ?? 'Until it is withdrawn' },
          ...(record.withdrawn_at ? [{ label: 'Withdrawn', value: at(record.withdrawn_at) }] : []),
          { label: 'Written by', value: record.created_by },
        ]}
      />
      <div className={styles.message}>
        <FormattedText body={record.body} />
      </div>
      {record.recipients === 0 ? null : (
        <>
          <section aria-label="Read by client">
            <h3 className={styles.heading}>
              Read by {record.read} of {record.recipients}
            </h3>
            <PlainTable
              label="Read by client"
              columns={readingColumns}
              rows={record.by_client}
              rowId={({ id }) => id}
              empty="Not delivered yet."
            />
          </section>
          <ReaderList id={record.id} zone={zone} />
        </>
      )}
    </div>
  );
}
