const side = 256;

/** Crops the centre of a picture to a small square, which loads fast and loses the place and time that cameras store. */
export async function cropToSquare(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('account.avatar.failed');
  });
  const edge = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const [x, y] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
  canvas.getContext('2d')?.drawImage(picture, x, y, edge, edge, 0, 0, side, side);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('account.avatar.failed');
  return new File([blob], 'avatar.png', { type: 'image/png' });
}
