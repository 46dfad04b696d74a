import type { BenchOptions } from './measure-calls.ts';
import type { Finding } from './report.ts';

export async function measureWeb(
  _dataDir: string,
  _options: BenchOptions,
  _note: (finding: Finding) => void,
): Promise<void> {}
