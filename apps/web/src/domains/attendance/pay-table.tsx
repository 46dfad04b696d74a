import { payNameOf } from '@muster/contract/domains/attendance/pay-minutes.rules.ts';
import { type PayMinutes, type PayPlace, payPlaces } from '@muster/contract/domains/attendance/pay-names.ts';
import { minutesText } from '../../platform/format/minutes.ts';
import { type PlainColumn, PlainTable } from '../../ui/plain-table/plain-table.tsx';

/** Minutes worked by what they are paid as. */
export function PayTable({ pay }: { readonly pay: PayMinutes }) {
  return (
    <PlainTable
      label="Minutes by pay"
      columns={columnsFor(pay)}
      rows={payPlaces.filter((place) => place === 'ordinary' || hasMinutes(pay, place)).map((place) => ({ place }))}
      rowId={({ place }) => place}
      empty=""
    />
  );
}

const labels: Readonly<Record<PayPlace, string>> = { ordinary: 'Ordinary', restday: 'Rest day', holiday: 'Holiday' };

interface Row {
  readonly place: PayPlace;
}

const columnsFor = (pay: PayMinutes): readonly PlainColumn<Row>[] => [
  { header: 'Time', cell: ({ place }) => labels[place] },
  ...kinds.map(({ header, isOvertime, isNight }): PlainColumn<Row> => {
    const cell = ({ place }: Row) => textOf(pay[payNameOf(place, isOvertime, isNight)]);
    return { header, align: 'right', cell };
  }),
];

const kinds = [
  { header: 'Day', isOvertime: false, isNight: false },
  { header: 'Night', isOvertime: false, isNight: true },
  { header: 'Overtime', isOvertime: true, isNight: false },
  { header: 'Overtime, night', isOvertime: true, isNight: true },
];

const hasMinutes = (pay: PayMinutes, place: PayPlace) =>
  kinds.some(({ isOvertime, isNight }) => pay[payNameOf(place, isOvertime, isNight)] !== 0);

const textOf = (minutes: number) => (minutes === 0 ? '–' : minutesText(minutes));
