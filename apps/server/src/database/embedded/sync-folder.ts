import { open } from 'node:fs/promises';

/** After this, a file that was renamed or created in the folder survives a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
