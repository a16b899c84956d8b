/** The networks that the sample settings can connect. */
export const networks = ['twitter', 'google', 'facebook', 'github'] as const;
export type Network = (typeof networks)[number];

/** An account of another network; empty when not connected. */
export class ConnectedAccount {
  profileImg?: string;
  id?: string;
}

/** The four tabs of the sample settings page. */
export class AccountSetting {
  general: { avatar: string; username: string; fullName: string; email: string; company: string };
  info: { bio: string; dob: string | null; country: string; website: string; phone: string };
  social: {
    socialLinks: { twitter: string; facebook: string; google: string; linkedIn: string; instagram: string; quora: string };
    connections: {
      twitter: ConnectedAccount;
      google: ConnectedAccount;
      facebook: ConnectedAccount;
      github: ConnectedAccount;
    };
  };
  notification: {
    commentOnArticle: boolean;
    answerOnForm: boolean;
    followMe: boolean;
    newAnnouncements: boolean;
    productUpdates: boolean;
    blogDigest: boolean;
  };
}
