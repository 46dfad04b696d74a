import { extractText, getDocumentProxy } from 'unpdf';
import { documentTextLimits as limits } from './document-text-limits.ts';
import { DocumentRefusal } from './document-text-states.ts';

/** The text of a .pdf file, page by page. @throws DocumentRefusal */
export async function pdfText(bytes: Buffer): Promise<string> {
  const document = await opened(bytes);
  if (document.numPages > limits.pages) throw new DocumentRefusal('too-large');
  try {
    const { text } = await extractText(document, { mergePages: false });
    return text.join('\n');
  } catch {
    throw new DocumentRefusal('damaged');
  }
}

async function opened(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false, useSystemFonts: false });
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentRefusal(isEncrypted ? 'encrypted' : 'damaged');
  }
}
