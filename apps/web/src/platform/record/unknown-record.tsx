import { capitalized } from '@muster/contract/capitalized.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

/** The same for a missing record and one that the viewer may not see. */
export function UnknownRecord({ thing, icon, list }: UnknownRecordProps) {
  return (
    <Page>
      <PageHeader title={`${capitalized(thing)} not found`} />
      <EmptyState
        icon={icon}
        title={`This ${thing} does not exist`}
        hint={`The ${thing} does not exist, or you don't have access to it.`}
        action={<LinkButton to={list.to}>{backTo(list.name)}</LinkButton>}
      />
    </Page>
  );
}

/** 'Back to the employees', 'Back to my tickets'. */
const backTo = (name: string) => `Back to ${name.startsWith('my ') ? name : `the ${name}`}`;

interface UnknownRecordProps {
  /** In the singular, lower case. */
  readonly thing: string;
  readonly icon: ReactNode;
  /** The list of these records. */
  readonly list: { readonly name: string; readonly to: string };
}
