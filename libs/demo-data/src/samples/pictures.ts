/** A hue from 0 to 359, always the same for a text. */
const hueOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);

const drawn = (width: number, height: number, inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`)}`;

/** A portrait: initials on a colour of the person's own, drawn without fetching anything. */
export function face(fullName: string): string {
  const initials = fullName
    .split(' ')
    .map((part) => part[0] ?? '')
    .slice(0, 2)
    .join('');
  const text = `<text x="40" y="52" font-family="sans-serif" font-size="32" fill="#fff" text-anchor="middle">${initials}</text>`;
  return drawn(80, 80, `<rect width="80" height="80" fill="hsl(${hueOf(fullName)},45%,40%)"/>${text}`);
}

/** An abstract picture of hills under a sun, always the same for a subject. */
export function scene(subject: string): string {
  const hue = hueOf(subject);
  const far = 120 + (hue % 40);
  const near = 150 + (hue % 30);
  return drawn(
    400,
    225,
    `<rect width="400" height="225" fill="hsl(${hue},50%,82%)"/>` +
      `<circle cx="${60 + hue * 0.75}" cy="${50 + (hue % 30)}" r="26" fill="hsl(${(hue + 40) % 360},80%,70%)"/>` +
      `<path d="M0 ${far}Q100 ${far - 60} 200 ${far}T400 ${far - 20}V225H0z" fill="hsl(${hue},35%,60%)"/>` +
      `<path d="M0 ${near + 20}Q140 ${near - 40} 260 ${near + 15}T400 ${near}V225H0z" fill="hsl(${hue},40%,40%)"/>`,
  );
}

/** A file icon with the file's extension. */
export function sheet(fileName: string): string {
  const ending = fileName.split('.').pop() ?? '';
  return drawn(
    40,
    48,
    `<path d="M4 0h24l12 12v32a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" fill="hsl(${hueOf(ending)},45%,45%)"/>` +
      `<text x="20" y="36" font-family="sans-serif" font-size="12" fill="#fff" text-anchor="middle">${ending}</text>`,
  );
}
