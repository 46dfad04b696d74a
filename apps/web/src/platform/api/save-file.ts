import type { Download } from './endpoint.ts';

const keptMs = 10_000;

/** Saves a downloaded file in the browser. */
export function saveFile({ blob, fileName }: Download, otherwise: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName ?? otherwise;
  link.click();
  // Immediately would interrupt the download in some browsers.
  window.setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
