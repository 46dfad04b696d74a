import { importRules } from '@muster/contract/domains/imports/import-guides.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { acceptOf, fileSizeText, limitsText } from '../../../platform/upload/file-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DropZone } from '../../../ui/upload/drop-zone.tsx';
import { saveTemplate } from '../imports.queries.ts';
import styles from './import-dialog.module.css';
import { limitsOfImports } from './import-limits.ts';
import type { useImport } from './use-import.ts';

/** The template first, then the file, and the rules on request (section 2.11). */
export function ChooseFile({ kind, run }: ChooseFileProps) {
  const { file, share, error } = run;
  return (
    <div className={styles.stack}>
      <p className={styles.intro}>Download the template with the current data, or a blank one for new rows.</p>
      <TemplateButtons kind={kind} />
      <DropZone
        label="Attachment"
        hint={`${limitsText(limitsOfImports)}, at most 20,000 rows`}
        accept={acceptOf(limitsOfImports)}
        error={error}
        disabled={share !== null}
        onFiles={([chosen]) => chosen && run.choose(chosen)}
      />
      {file ? (
        <p className={styles.file}>
          <span className={styles.fileName}>{file.name}</span> <span>{fileSizeText(file.size)}</span>
        </p>
      ) : null}
      {share === null ? null : (
        <progress className={styles.bar} aria-label="Progress of the upload" max={1} value={share} />
      )}
      <details className={styles.rules}>
        <summary>Import rules</summary>
        <ul>
          {importRules[kind].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface ChooseFileProps {
  readonly kind: ImportKind;
  readonly run: ReturnType<typeof useImport>;
}

const files = [
  { label: 'Download template', isBlank: false },
  { label: 'Blank template', isBlank: true },
] as const;

function TemplateButtons({ kind }: { readonly kind: ImportKind }) {
  const [busy, setBusy] = useState<string | null>(null);
  const save = async ({ label, isBlank }: (typeof files)[number]) => {
    setBusy(label);
    await saveTemplate(kind, isBlank);
    setBusy(null);
  };
  return (
    <div className={styles.templates}>
      {files.map((file) => (
        <Button
          key={file.label}
          small
          busy={busy === file.label}
          disabled={busy !== null && busy !== file.label}
          icon={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => void save(file)}
        >
          {file.label}
        </Button>
      ))}
    </div>
  );
}
