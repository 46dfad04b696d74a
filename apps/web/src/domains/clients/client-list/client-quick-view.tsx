import type { ClientRow } from '@muster/contract/domains/clients/client-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { formatClock } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { EmailLink } from '../../../ui/email/email-link.tsx';

/** A client beside the list. */
export function ClientQuickView({ list, row, onUpdate, ...state }: ClientQuickViewProps) {
  const time = useMinute();
  const zone = row.timezone.name;
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.legal_business_name}
      below={`${zoneCity(zone)}, ${formatClock(time, zone)} now`}
      avatar={<Initials name={row.legal_business_name} size={36} />}
      to={pathOf('clientDetails', { id: row.id })}
      without={['timezone.name']}
      more={[
        { label: 'Contact email', value: row.contact_email && <EmailLink email={row.contact_email} />, wide: true },
      ]}
      onUpdate={row.abilities.update ? onUpdate : undefined}
      state={state}
    />
  );
}

interface ClientQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<ClientRow>, 'columns' | 'zone'>;
  readonly row: ClientRow;
  readonly onUpdate: () => void;
}
