import { AccountArea } from './AccountArea.tsx';
import { AvatarCard } from './AvatarCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export const ProfilePage = () => (
  <AccountArea part="profile">
    {(account) => (
      <>
        <AvatarCard account={account} />
        <ProfileForm account={account} />
        <EmailCard account={account} />
      </>
    )}
  </AccountArea>
);
