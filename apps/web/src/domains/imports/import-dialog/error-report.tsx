import type { ImportJob } from '@muster/contract/domains/imports/import-answers.ts';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { saveRejectedRows } from '../imports.queries.ts';

/** The rows that were not imported, with what is wrong in each. */
export function ErrorReport({ job, small = false }: ErrorReportProps) {
  return (
    <Button
      small={small}
      icon={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => void saveRejectedRows(job.id)}
    >
      Download error report
    </Button>
  );
}

/** Only a corrected file helps: the report is beside the button that uploads it. */
export const isRetried = ({ status, may_apply_valid_rows }: ImportJob): boolean =>
  status === 'failed' && !may_apply_valid_rows;

interface ErrorReportProps {
  readonly job: ImportJob;
  readonly small?: boolean;
}
