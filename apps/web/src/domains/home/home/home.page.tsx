import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { userDetailsQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { greeting } from './greeting.ts';
import styles from './home.module.css';
import { HomeActions } from './home-actions.tsx';
import { type HomePlace, homeCardsOf } from './home-cards.tsx';
import { type HomeViewer, isRecruiter, isShort } from './home-viewer.ts';
import { useHomeViewer } from './use-home-viewer.ts';

/** `/` (section 2.7) of everybody but client users: what waits for the viewer and who is in today, then figures or the own work. */
export function HomePage() {
  const { name } = useUser();
  const zone = useViewerZone();
  const viewer = useHomeViewer();
  const line = useHomeLine(viewer);
  return (
    <Page>
      <div className={styles.frame}>
        <PageHeader
          title={greeting(name, now(), zone)}
          text={[formatWeekday(dayAt(now(), zone)), ...(line === '' ? [] : [line])].join(' · ')}
          actions={viewer.hasPeople ? <HomeActions recruits={isRecruiter(viewer)} /> : null}
          actionsBelow
        />
        <div className={styles.home} data-settling="">
          <Cards of="above" viewer={viewer} />
          <div className={styles.columns} data-loose={isShort(viewer) ? '' : undefined}>
            <div className={styles.stack} data-settling="">
              <Cards of="main" viewer={viewer} />
            </div>
            <div className={styles.stack} data-settling="">
              {viewer.isKnown ? null : <span data-loading="" />}
              <Cards of="side" viewer={viewer} />
            </div>
          </div>
        </div>
      </div>
    </Page>
  );
}

const Cards = ({ of, viewer }: { readonly of: HomePlace; readonly viewer: HomeViewer }) =>
  homeCardsOf(of, viewer).map(({ name, show }) => <Fragment key={name}>{show(viewer)}</Fragment>);

/** Whose clock the times are on, for employees whose client has another; else where the viewer works. */
function useHomeLine({ kind }: HomeViewer): string {
  const zone = useViewerZone();
  const { data: details } = useQuery(userDetailsQuery);
  const isPhone = usePhone();
  const isElsewhere = details?.myShift != null && details.myShift.timezone !== zone;
  if (kind === 'employee' && isElsewhere) return `${zoneCity(zone)} time, client time below`;
  const [team, client] = [details?.myTeam?.name, details?.myClient?.legal_business_name];
  // On phones one line.
  return (isPhone ? [team ?? client] : [team, client]).filter(Boolean).join(', ');
}
