/** The largest size in which the portal shows it, on the sharpest screens. */
export const pictureSides = { photo: 640, thumbnail: 128 } as const;
const quality = 0.86;

/**
 * A picture no larger than the portal shows it (`longestSidePx`), as JPEG: it loads fast, and the phone's metadata
 * (where and when it was taken) are not uploaded. A picture that cannot be drawn is left unchanged, and the server
 * checks it.
 */
export async function shrinkPicture(file: File, longestSidePx: number): Promise<File> {
  const picture = await decoded(file);
  if (picture === null) return file;
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return file;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return blob === null ? file : new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}

async function decoded(file: File): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap !== 'function') return null;
  return createImageBitmap(file).catch(() => null);
}
