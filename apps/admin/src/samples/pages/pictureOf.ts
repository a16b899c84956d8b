/** A picture as a data URL of limited width: small enough to store in a record, and without a camera's metadata. */
export async function pictureOf(file: File, widest: number): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, widest / picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('sample.picture.failed');
  // JPEG has no transparency, so it gets a white background.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of [0.85, 0.7, 0.5]) {
    const address = canvas.toDataURL('image/jpeg', quality);
    if (address.length < 390_000) return address;
  }
  return widest > 200 ? pictureOf(file, widest / 2) : canvas.toDataURL('image/jpeg', 0.3);
}
