import { sampleMailDomain, type ChatStatus } from '@kontor/domain';

/** The invented people who write mails and chat in the samples. */
type Acquaintance = { name: string; email: string; role: string; about: string; status: ChatStatus };

const acquaintance = (name: string, address: string, role: string, status: ChatStatus, about: string): Acquaintance => ({
  name,
  email: `${address}@${sampleMailDomain}`,
  role,
  about,
  status,
});

/** Ten people, in the order of their chat contact ids. */
export const acquaintances = [
  acquaintance(
    'Rūta Vaitkutė',
    'ruta',
    'Project manager',
    'online',
    'Keeps the plan on one page. Cycles to work in any weather.',
  ),
  acquaintance('Henrik Solberg', 'henrik', 'Site foreman', 'busy', 'On site until four. Call if it leaks, write if it can wait.'),
  acquaintance('Miglė Stonkutė', 'migle', 'Bookkeeper', 'online', 'Closes the month on the third working day and means it.'),
  acquaintance('Ola Nygård', 'ola', 'Electrician', 'offline', 'Fuse boards, charging points and the occasional old church.'),
  acquaintance(
    'Jurgita Kvedaraitė',
    'jurgita',
    'Interior designer',
    'away',
    'Wood, wool and daylight. Samples are on the second floor.',
  ),
  acquaintance('Sindre Bakken', 'sindre', 'Warehouse lead', 'offline', 'If it is on the shelf, I know which shelf.'),
  acquaintance(
    'Laimonas Girdauskas',
    'laimonas',
    'Web developer',
    'busy',
    'Makes slow pages fast. Answers after the second coffee.',
  ),
  acquaintance('Tuva Haugland', 'tuva', 'Customer support', 'online', 'Every question is a good one before noon.'),
  acquaintance('Vaiva Norkienė', 'vaiva', 'Legal adviser', 'away', 'Reads the small print so that you need not.'),
  acquaintance('Eirik Tangen', 'eirik', 'Surveyor', 'offline', 'Measures twice. Mostly outdoors, mostly in the rain.'),
] as const;

export function acquaintanceNamed(name: string): Acquaintance {
  const found = acquaintances.find((one) => one.name.startsWith(name));
  if (!found) throw new RangeError(`There is no ${name} among the samples.`);
  return found;
}
