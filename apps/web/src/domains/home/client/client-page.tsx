import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { userDetailsQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { greeting } from '../home/greeting.ts';

/** The page of `/` for users of a client: greeting, day and company. */
export function ClientPage({ actions, children }: { readonly actions: ReactNode; readonly children: ReactNode }) {
  const user = useUser();
  const zone = useViewerZone();
  const { data: details } = useQuery(userDetailsQuery);
  const place = [details?.myTeam?.name, details?.myClient?.legal_business_name].filter(Boolean).join(', ');
  return (
    <Page>
      <PageHeader
        title={greeting(user.name, now(), zone)}
        text={[formatWeekday(dayAt(now(), zone)), ...(place === '' ? [] : [place])].join(' · ')}
        actions={actions}
        actionsBelow
      />
      {children}
    </Page>
  );
}
