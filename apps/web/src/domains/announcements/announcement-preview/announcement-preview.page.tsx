import { counted } from '@muster/contract/counted.ts';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { idIn } from '../../../platform/address/use-address-view.ts';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { AnnouncementStateBadge } from '../announcement-badges.tsx';
import { announcementPaths } from '../announcement-paths.ts';
import { previewQuery } from '../announcements.queries.ts';
import { AnnouncementCard } from '../own-announcements/announcement-card.tsx';
import { OpenedAnnouncement } from '../own-announcements/opened-announcement.tsx';
import styles from './announcement-preview.module.css';

type Preview = AnswerOf<(typeof announcementsCalls)['preview']>;

/** `/client-notifications-preview?id=`: what recipients see, in phone or desktop width. */
export function AnnouncementPreviewPage() {
  const [address] = useSearchParams();
  const id = idIn(address, 'id');
  return id === null ? <Unknown /> : <KnownAddress key={id} id={id} />;
}

function KnownAddress({ id }: { readonly id: number }) {
  const title = 'Preview client notification';
  return (
    <RecordPage of={useQuery(previewQuery(id))} thing="preview" title={title} unknown={<Unknown />}>
      {(preview) => <Shown preview={preview} id={id} />}
    </RecordPage>
  );
}

const widths = { phone: 'Phone', desktop: 'Desktop' } as const;

function Shown({ preview, id }: { readonly preview: Preview; readonly id: number }) {
  const [address, setAddress] = useSearchParams();
  const zone = useViewerZone();
  const { announcement, state, clients } = preview;
  const width = address.get('width') === 'phone' ? 'phone' : 'desktop';
  const chosen = clients.find((client) => client.id === idIn(address, 'client')) ?? clients[0];
  const choose = (key: 'width' | 'client', value: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  return (
    <Page>
      <PageHeader
        title="Preview client notification"
        status={<AnnouncementStateBadge state={state} />}
        text={announcement.title}
        actions={
          <>
            <LinkButton to={announcementPaths.list}>Back to the list</LinkButton>
            {state === 'draft' || state === 'scheduled' ? (
              <LinkButton tone="primary" to={announcementPaths.edit(id)}>
                Edit
              </LinkButton>
            ) : null}
          </>
        }
      />
      <div className={styles.preview}>
        <div className={styles.toolbar}>
          <div className={styles.client}>
            <Field label="As seen by">
              {(control) => (
                <ComboBox
                  {...control}
                  placeholder="No one yet"
                  value={chosen ? String(chosen.id) : null}
                  onChange={(value) => choose('client', value)}
                  clearable={false}
                  options={clients.map((client) => ({
                    value: String(client.id),
                    label: client.name,
                    hint: counted(client.recipients, 'person', 'people'),
                  }))}
                />
              )}
            </Field>
          </div>
          <ViewSwitch label="Width">
            {Object.entries(widths).map(([value, label]) => (
              <button key={value} type="button" aria-pressed={width === value} onClick={() => choose('width', value)}>
                {label}
              </button>
            ))}
          </ViewSwitch>
        </div>
        {chosen ? null : (
          <Notice tone="amber" title="No one would see it now">
            No one in the audience can sign in.
          </Notice>
        )}
        <section className={styles.frame} data-width={width} aria-label={`As ${chosen?.name ?? 'a client'} sees it`}>
          <p className={styles.caption}>On the home screen</p>
          <AnnouncementCard announcements={[announcement]} zone={zone} onOpen={() => undefined} />
          <p className={styles.caption}>Opened</p>
          <div className={styles.opened}>
            <h2 className={styles.title}>{announcement.title}</h2>
            <OpenedAnnouncement announcement={announcement} zone={zone} />
          </div>
        </section>
      </div>
    </Page>
  );
}

const Unknown = () => (
  <UnknownRecord
    thing="client notification"
    icon={<IconBell aria-hidden="true" />}
    list={{ name: 'client notifications', to: announcementPaths.list }}
  />
);
