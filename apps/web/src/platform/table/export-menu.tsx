import type { ExportFormat } from '@muster/contract/exports.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { MenuButton } from '../../ui/menu/menu-button.tsx';
import type { RequestParts } from '../api/call-api.ts';
import type { Download } from '../api/endpoint.ts';
import { saveFile } from '../api/save-file.ts';
import { showFailure } from '../feedback/show-problem.ts';
import { showSuccess } from '../feedback/toasts.ts';
import { downloadList } from './list-export.ts';
import type { RecordList } from './use-record-list.ts';

/** The export of a list with declared columns. */
export function ListExport<Row>({ label, list, disabled, isSelection = false, isIcon = false }: ListExportProps<Row>) {
  const { download } = list;
  if (download === undefined) return null;
  return (
    <ExportMenu
      name={fileName(label)}
      isSelection={isSelection}
      isIcon={isIcon}
      disabled={disabled}
      download={(format) => download(format, isSelection)}
    />
  );
}

interface ListExportProps<Row> {
  readonly label: string;
  readonly list: Pick<RecordList<Row>, 'download'>;
  /** Until it is known what the list holds. */
  readonly disabled?: boolean | undefined;
  readonly isSelection?: boolean;
  /** Only the icon, where room is short. */
  readonly isIcon?: boolean;
}

/** The export of a list that another part than a DataTable shows: everything that its query finds. */
export function QueryExport({ label, query, disabled, isIcon = false }: QueryExportProps) {
  return (
    <ExportMenu
      name={fileName(label)}
      isIcon={isIcon}
      disabled={disabled}
      download={(format) => downloadList(query.queryKey, { format })}
    />
  );
}

interface QueryExportProps {
  readonly label: string;
  readonly query: { readonly queryKey: readonly [path: string, parts: RequestParts] };
  readonly disabled?: boolean | undefined;
  /** Only the icon, where room is short. */
  readonly isIcon?: boolean;
}

const fileName = (label: string) => label.toLowerCase().replaceAll(' ', '-');

/** Saves what a list finds, or the selected rows, as a file. */
function ExportMenu({ isSelection = false, isIcon = false, disabled = false, ...exported }: ExportMenuProps) {
  const { isBusy, save } = useExport(exported);
  const label = isSelection ? 'Export selected' : 'Export';
  return (
    <MenuButton
      tone="default"
      bare={isIcon}
      disabled={disabled}
      {...((isIcon || isSelection) && { label })}
      entries={[
        { label: 'Excel (.xlsx)', disabled: isBusy, onSelect: () => void save('xlsx') },
        { label: 'CSV (.csv)', disabled: isBusy, onSelect: () => void save('csv') },
      ]}
    >
      <IconDownload size={18} aria-hidden="true" />
      {isIcon ? null : isBusy ? 'Exporting...' : 'Export'}
    </MenuButton>
  );
}

interface ExportMenuProps extends Export {
  readonly isSelection?: boolean;
  readonly isIcon?: boolean;
  readonly disabled?: boolean | undefined;
}

interface Export {
  /** Name of the file without its ending, used if the server sends none. */
  readonly name: string;
  readonly download: (format: ExportFormat) => Promise<Download>;
}

function useExport({ name, download }: Export) {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const save = async (format: ExportFormat) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      saveFile(await download(format), `${name}.${format}`);
      showSuccess(successMessage('The list', 'exported'));
    } catch (problem) {
      showFailure(problem, 'exporting', 'the list');
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, save };
}
