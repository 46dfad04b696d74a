import { readCodebase } from './reading/codebase.ts';
import { textCatalogue } from './text-catalogue.ts';

/** Prints the texts that users read: of the areas that are named, or of all. `npm run texts -- leave` */
const wanted = process.argv.slice(2);
const shown = textCatalogue(readCodebase()).filter(({ area }) => wanted.length === 0 || wanted.includes(area));
for (const [area, entries] of Map.groupBy(shown, (entry) => entry.area)) {
  process.stdout.write(`\n## ${area}: ${entries.length} texts\n`);
  for (const { text, places } of entries) process.stdout.write(`${text}\n    ${places.join('\n    ')}\n`);
}
