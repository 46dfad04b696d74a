import { platformFolders } from '../layers.ts';

/** The folders of the server's platform in their order, for docs/structure.md. */
export function platformTable(): string {
  const rows = platformFolders.map(([folder, does]) => `| \`${folder}\` | ${does} |`);
  return ['| Folder | What it does |', '|---|---|', ...rows].join('\n');
}
