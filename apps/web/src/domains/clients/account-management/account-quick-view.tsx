import type { AccountRow } from '@muster/contract/domains/clients/account.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { phoneText } from '../../../platform/format/phone.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { EmailLink } from '../../../ui/email/email-link.tsx';
import { accountQuery } from '../accounts.queries.ts';

/** An account beside the list: its figures, and how to reach the main contact once that is read. */
export function AccountQuickView({ list, row, ...state }: AccountQuickViewProps) {
  const { data: account } = useQuery(accountQuery(row.id));
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.legal_business_name}
      below={account ? zoneCity(account.timezone) : null}
      avatar={<Initials name={row.legal_business_name} size={36} />}
      to={pathOf('accountManagementDetails', { id: row.id })}
      state={state}
      after={
        account ? (
          <DescriptionList
            columns={1}
            facts={[
              { label: 'Main contact', value: account.contact_name },
              { label: 'Email', value: account.contact_email && <EmailLink email={account.contact_email} /> },
              { label: 'Phone', value: phoneText(account.contact_phone) },
            ]}
          />
        ) : null
      }
    />
  );
}

interface AccountQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<AccountRow>, 'columns' | 'zone'>;
  readonly row: AccountRow;
}
