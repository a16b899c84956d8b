const large = 500_000;
/** An A4 page then has 150 points an inch. */
const longest = 1800;

/**
 * Makes a photo of a receipt small enough for a slow connection, and still readable. Anything else, and what the browser cannot draw, stays as it
 * is.
 */
async function shrinkPhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size <= large) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.75));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  }
}

const small = new WeakMap<File, Promise<File>>();

/** Begins to make a photo small, while the person types on. */
export const beginShrinking = (file: File): Promise<File> => {
  const made = small.get(file) ?? shrinkPhoto(file);
  small.set(file, made);
  return made;
};

/** The file to send: the small photo where one was begun, else the file as it is. */
export const fileToSend = (file: File): Promise<File> => small.get(file) ?? Promise.resolve(file);
