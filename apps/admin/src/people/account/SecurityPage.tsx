import { OwnTokensCard } from '../apiTokens/OwnTokensCard.tsx';
import { AccountArea } from './AccountArea.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

export const SecurityPage = () => (
  <AccountArea part="security">
    {(account) => (
      <>
        <PasswordCard email={account.email} />
        <SecondFactorCard account={account} />
        <SessionsCard />
        <OwnTokensCard />
      </>
    )}
  </AccountArea>
);
