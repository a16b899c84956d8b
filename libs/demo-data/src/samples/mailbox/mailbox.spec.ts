import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { emailFolders, emailLabels, filterEmails, metaOf } from '@kontor/domain';
import { sampleEmails } from './mailbox.ts';

const now = new Date('2026-11-21T12:00:00Z');
const emails = sampleEmails({ name: 'John Doe', email: 'admin@demo.com' }, now);
const inFolder = (folder: string) => filterEmails(emails, { q: '', folder, label: '' });

describe('the mails of the samples', () => {
  it('are 24 with the ids 1 to 24, and the times rise with the ids', () => {
    expect(emails.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    const times = emails.map(({ time }) => time);
    expect([...times].sort()).toEqual(times);
    expect(new Set(times).size).toBe(24);
  });
  it('lie in the folders as they should', () => {
    expect(Object.fromEntries(emailFolders.map((folder) => [folder, inFolder(folder).length]))).toEqual({
      inbox: 8,
      sent: 2,
      draft: 4,
      spam: 6,
      trash: 4,
    });
    expect(inFolder('starred')).toHaveLength(6);
    expect(metaOf(emails)).toEqual({ inbox: 3, draft: 4, spam: 2 });
  });
  it('have replies only on the newest, and attachments on seven', () => {
    expect(emails.map(({ replies }) => replies.length)).toEqual([...Array.from({ length: 23 }, () => 0), 2]);
    expect(emails.filter(({ attachments }) => attachments.length)).toHaveLength(7);
  });
  it('use every label, and four are of the last hours', () => {
    expect(new Set(emails.flatMap(({ labels }) => labels))).toEqual(new Set(emailLabels));
    expect(emails.filter(({ time }) => now.getTime() - Date.parse(time) < 10 * 3_600_000)).toHaveLength(4);
  });
  it('are written by and to the person whose mailbox it is', () => {
    for (const { from, to, folder } of emails) {
      const isOwn = folder === 'sent' || folder === 'draft';
      expect([from.email === 'admin@demo.com', to[0]?.email === 'admin@demo.com']).toEqual([isOwn, !isOwn]);
    }
  });
});
