import {
  employeeListImports,
  type ImportKind,
  importTitles,
} from '@muster/contract/domains/imports/imports.constants.ts';
import { mayImport } from '@muster/contract/domains/imports/imports.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconUpload } from '@tabler/icons-react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { grantsOf, usePageData } from '../../../platform/session/use-session.ts';
import { Button, type ButtonTone } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';

const ImportDialog = lazyPanel(() => import('../import-dialog/import-dialog.tsx').then((part) => part.ImportDialog));

const labels = {
  employees: messages.employeeList.importButton.employees,
  shifts: messages.employeeList.importButton.shifts,
  invoice_information: messages.employeeList.importButton.invoiceInformation,
  leave_credits: messages.employeeList.importButton.leaveCredits,
  punches: importTitles.punches,
  holidays: importTitles.holidays,
} as const satisfies Record<ImportKind, string>;

/** On the list of employees: the imports of section 2.9. */
export function EmployeeListImports() {
  return <ImportMenu among={employeeListImports} />;
}

/** On the list of days. */
export function AttendanceImports() {
  return <ImportMenu among={attendanceImports} />;
}

/** On the list of holidays. */
export function HolidayImports() {
  return <ImportMenu among={holidayImports} />;
}

const holidayImports = ['holidays'] as const;
const attendanceImports = ['punches'] as const;

/** Those that the viewer may use: a single one as a button, several in a menu. */
export function ImportMenu({ among, tone = 'default' }: ImportMenuProps) {
  const grants = grantsOf(usePageData()) ?? { roles: [], permissions: [] };
  const kinds = among.filter((kind) => mayImport(kind, grants));
  const { open, panel } = useLazyPanel((kind: ImportKind, state) => <ImportDialog kind={kind} {...state} />);
  const [only] = kinds;
  if (only === undefined) return null;
  return (
    <>
      {kinds.length === 1 ? (
        <Button tone={tone} icon={<IconUpload aria-hidden="true" />} onClick={() => open(only)}>
          {labels[only]}
        </Button>
      ) : (
        <MenuButton tone={tone} entries={kinds.map((kind) => ({ label: labels[kind], onSelect: () => open(kind) }))}>
          <IconUpload aria-hidden="true" />
          Import
        </MenuButton>
      )}
      {panel}
    </>
  );
}

interface ImportMenuProps {
  readonly among: readonly ImportKind[];
  readonly tone?: ButtonTone;
}
