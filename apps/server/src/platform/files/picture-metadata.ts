import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';

/**
 * The same picture without what was written beside it: place, time, camera, comments, embedded previews and films. Of all
 * that stays how it is to be turned. Null where its parts cannot be told apart, or something stands after its end that does.
 */
export function withoutMetadata(content: Buffer, kind: 'png' | 'jpg'): Buffer | null {
  return kind === 'png' ? cleanPng(content) : cleanJpeg(content);
}
