import type { exportFormats } from '@muster/contract/domains/employees/employee-export.calls.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showError, showSuccess } from '../../../platform/feedback/toasts.ts';
import type { TableShape } from '../../../platform/table/table-shape.ts';
import type { TableView } from '../../../platform/table/table-view.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { exportBody } from '../employees.queries.ts';
import { exportWire } from '../employees.wires.ts';

type Format = (typeof exportFormats)[number];

/** What is shown, or of it what is selected, as a file. */
export function ExportMenu(asked: ExportMenuProps) {
  const { isBusy, save } = useExport(asked);
  const { selected } = asked;
  const label = selected ? 'Export selected' : 'Export';
  return (
    <MenuButton
      tone={selected ? 'default' : 'quiet'}
      entries={[
        { label: 'Excel (.xlsx)', disabled: isBusy, onSelect: () => void save('xlsx') },
        { label: 'CSV (.csv)', disabled: isBusy, onSelect: () => void save('csv') },
      ]}
    >
      <IconDownload size={18} aria-hidden="true" />
      {isBusy ? 'Exporting...' : label}
    </MenuButton>
  );
}

interface ExportMenuProps {
  readonly view: TableView;
  readonly shape: TableShape;
  /** Those that are shown, by id. */
  readonly columns: readonly string[];
  readonly selected?: ReadonlySet<string>;
}

function useExport(asked: ExportMenuProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const save = async (format: Format) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      const file = await callApi(exportWire, { body: exportBody(format, asked) });
      saveFile(file, `employees.${format}`);
      showSuccess(successMessage('The list', 'exported'));
    } catch (problem) {
      showError(problemText(problem));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, save };
}
